import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import {
  type Block,
  Blocks,
  DocumentEnd,
  type DocumentSection,
  type LenderDocument,
  type Line,
  type OfferFigure,
  SectionBlocks,
} from '../../../design/legal';
import { CardTitle } from '../../../design/ui';
import type { Confirmation } from '../../../domain/orders';
import { directionOf } from '../../../platform/environment';
import { KeepActions, useDates, useEnvironment, useMoney } from '../../../shared';
import { useRateText } from './TrueCost';
import { useCost } from './useCost';
import { useTerm } from './useTerm';

export interface KeyFactsProps {
  readonly document: LenderDocument;
  readonly loan: Confirmation;
}

/** The key facts of this offer. Every text with a figure of the offer stands open; sections without one can be folded out. */
export function KeyFacts({ document, loan }: KeyFactsProps) {
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
        <CardTitle>{title}</CardTitle>
        <Blocks blocks={introduction.map(fill)} />
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
