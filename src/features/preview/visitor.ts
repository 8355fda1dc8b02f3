import type { Choices } from './choices';
import type { SampleVisit } from './sampleVisits';
import type { BorrowerCard } from './sandboxClient';

/** Launch parameters that say who opens the page and for which order. */
const WHO = ['userId', 'sessionId', 'productId', 'orderId'];

/**
 * The borrower as whom a page is opened: the chosen one, or one who has what the page shows. An edited launch and
 * `insists` keep the chosen one.
 */
export function visitorOf(
  { needs, borrower: sample }: SampleVisit,
  chosen: BorrowerCard | undefined,
  all: readonly BorrowerCard[],
  { insists, edits }: Pick<Choices, 'insists' | 'edits'>,
): BorrowerCard | undefined {
  const suits = (borrower: BorrowerCard) => !needs || borrower.has.includes(needs);
  if (!chosen || insists || suits(chosen) || WHO.some((name) => name in edits)) return chosen;
  const suitable = all.filter(suits);
  return suitable.find(({ name }) => name === sample) ?? suitable[0] ?? chosen;
}
