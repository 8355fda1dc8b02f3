import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import {
  type Block,
  Blocks,
  DocumentEnd,
  type LenderDocument,
  type Line,
  MissingDocument,
  type OfferFigure,
  useDocument,
} from '../../../design/legal';
import { Button, Card, CardTitle } from '../../../design/ui';
import type { Confirmation } from '../../../domain/orders';
import { directionOf } from '../../../platform/environment';
import {
  KeepActions,
  ReadFailure,
  useDates,
  useEnvironment,
  useLaunchLanguage,
  useMoney,
} from '../../../shared';
import { loanCost } from './loanCost';
import { useRateText } from './TrueCost';
import { useTerm } from './useTerm';

/**
 * The key facts of this offer on one page, where the brand has the document (docs/reference/screens.md#confirm-loan): a button
 * with their title opens them. The document is loaded when the figures are shown.
 */
export function KeyFacts({ loan }: { readonly loan: Confirmation }) {
  const { t } = useLingui();
  const query = useDocument('key-facts', useLaunchLanguage());
  const [isOpen, setOpen] = useState(false);
  const { currentData: document, error } = query;
  if (document) {
    return (
      <Card as="section">
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {document.title}
        </Button>
        {isOpen && <KeyFactsPage document={document} loan={loan} />}
      </Card>
    );
  }
  // A host may answer every path with the app: then there is no document, and no JSON.
  if (!error || error instanceof MissingDocument || error instanceof SyntaxError) return null;
  return (
    <ReadFailure
      error={error}
      title={t({
        message: `The key facts could not be loaded`,
        comment: 'Title: the page with the most important facts of the loan offer is missing.',
      })}
      isRetrying={query.isFetching}
      onRetry={query.refetch}
    />
  );
}

interface KeyFactsPageProps {
  readonly document: LenderDocument;
  readonly loan: Confirmation;
}

function KeyFactsPage({ document, loan }: KeyFactsPageProps) {
  const fill = filler(useOfferFigures(loan));
  const { language, title, introduction, sections } = document;
  return (
    <>
      <div lang={language} dir={directionOf(language)}>
        <CardTitle>{title}</CardTitle>
        <Blocks blocks={introduction.map(fill)} />
        {sections.map(({ title: heading, blocks }) => (
          <Part key={heading}>
            <h3>{heading}</h3>
            <Blocks blocks={blocks.map(fill)} />
          </Part>
        ))}
        <DocumentEnd document={document} />
      </div>
      <KeepActions part="section" variant="text" title={title} />
    </>
  );
}

/** Stands for a figure that the offer lacks. */
const UNKNOWN = '—';

function useOfferFigures(loan: Confirmation): Readonly<Record<OfferFigure, string>> {
  const money = useMoney();
  const { date } = useDates();
  const term = useTerm();
  const rateText = useRateText();
  const { trueCost, timeZone } = useEnvironment();
  const method = trueCost?.method ?? 'effective';
  // Computed once for a plan: a tick of the agreement renders the screen again.
  const { paidBack, cost, rate } = useMemo(
    () => loanCost(loan, method, timeZone),
    [loan, method, timeZone],
  );
  return {
    amount: money(loan.amount),
    total: paidBack ? money(paidBack) : '',
    cost: cost ? money(cost) : '',
    rate: trueCost ? rateText(rate) : '',
    firstPayTime: date(loan.firstPayment),
    term: term(loan),
    payments: loan.plan.map((it) => `${date(it.date)}: ${money(it.amount)}`).join('; '),
  };
}

/** Fills the figures of an offer into a block. */
function filler(figures: Readonly<Record<string, string>>): (block: Block) => Block {
  const words = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) =>
      name in figures ? figures[name] || UNKNOWN : whole,
    );
  const line = (pieces: Line): Line =>
    pieces.map((piece) =>
      typeof piece === 'string' ? words(piece) : { strong: words(piece.strong) },
    );
  return (block) => ('text' in block ? { text: line(block.text) } : { list: block.list.map(line) });
}

const Part = styled.div`
  margin-top: var(--space-m);
  li + li {
    margin-top: var(--space-xs);
  }
`;
