import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import {
  type Block,
  Blocks,
  DocumentEnd,
  type DocumentSection,
  type LenderDocument,
  type Line,
  MissingDocument,
  type OfferFigure,
  SectionBlocks,
  useDocument,
} from '@/design/legal';
import { Card, CardTitle, stack } from '@/design/ui';
import type { Confirmation } from '@/domain/orders';
import { directionOf, useEnvironment } from '@/platform/environment';
import { KeepActions, ReadFailure, useDates, useLaunchLanguage, useMoney } from '@/shared';
import { useRateText } from './TrueCost';
import { useCost } from './useCost';
import { useTerm } from './useTerm';

/**
 * The key facts of this offer, where the brand has the document (docs/reference/screens.md#confirm-loan). The document is loaded
 * when the figures of the loan are shown.
 */
export function KeyFacts({ loan }: { readonly loan: Confirmation }) {
  const { t } = useLingui();
  const query = useDocument('key-facts', useLaunchLanguage());
  const { currentData: document, error } = query;
  if (document) {
    return (
      <Card as="section">
        <KeyFactsPage document={document} loan={loan} />
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

/** Every text with a figure of the offer stands open; sections without one can be folded out. */
function KeyFactsPage({ document, loan }: KeyFactsPageProps) {
  const { t } = useLingui();
  const offer = useOfferFigures(loan);
  const fill = filler(offer);
  const { language, title, introduction, sections } = document;
  const hasFigure = (section: DocumentSection) =>
    Object.keys(offer).some((name) => JSON.stringify(section).includes(`{${name}}`));
  const folded = sections.filter((section) => !hasFigure(section));
  return (
    <>
      <div lang={language} dir={directionOf(language)}>
        <Head>
          <CardTitle>{title}</CardTitle>
          <Blocks blocks={introduction.map(fill)} />
        </Head>
        <Sections sections={sections.filter(hasFigure)} fill={fill} />
        {folded.length > 0 && (
          <details>
            <Summary>
              {t({
                message: `More about this loan`,
                comment: 'Opens the rest of the key facts of a loan offer.',
              })}
            </Summary>
            <Sections sections={folded} fill={fill} />
          </details>
        )}
        <DocumentEnd document={document} />
      </div>
      <KeepActions part="section" variant="text" title={title} />
    </>
  );
}

interface SectionsProps {
  readonly sections: readonly DocumentSection[];
  readonly fill: (block: Block) => Block;
}

function Sections({ sections, fill }: SectionsProps) {
  const filled = ({ blocks, parts, ...section }: DocumentSection): DocumentSection => ({
    ...section,
    blocks: blocks.map(fill),
    parts: parts.map((part) => ({ ...part, blocks: part.blocks.map(fill) })),
  });
  return sections.map((section, index) => (
    <Part key={index}>
      <h3>{section.title}</h3>
      <SectionBlocks section={filled(section)} heading="h4" />
    </Part>
  ));
}

/** Stands for a figure that the offer lacks. */
const UNKNOWN = '—';

function useOfferFigures(loan: Confirmation): Readonly<Record<OfferFigure, string>> {
  const money = useMoney();
  const { date } = useDates();
  const term = useTerm();
  const rateText = useRateText();
  const { trueCost } = useEnvironment();
  const { paidBack, cost, rate } = useCost(loan);
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

const Head = styled.div`
  ${stack}
  gap: var(--space-s);
`;

const Summary = styled.summary`
  padding-block: 0.75rem;
  font-weight: 600;
  cursor: pointer;
`;

const Part = styled.div`
  margin-top: var(--space-m);
  li + li {
    margin-top: var(--space-xs);
  }
`;
