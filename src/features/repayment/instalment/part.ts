import type { PartChoice } from '../slice';

/** Part payments (docs/reference/screens.md#instalment-repayment). All amounts are in minor units. Pure functions. */

const isWhole = (amount: string): boolean => /^\d+$/.test(amount);

export type PartProblem = 'missing' | 'unreadable' | 'belowMin' | 'aboveOwed';

/** Why the chosen part cannot be paid; undefined if it can. */
export function partProblem(
  { text, amount }: PartChoice,
  owed: string,
  min: number,
): PartProblem | undefined {
  if (!text.trim()) return 'missing';
  // A tab's storage may hold anything.
  if (!isWhole(amount)) return 'unreadable';
  if (BigInt(amount) < BigInt(min)) return 'belowMin';
  return BigInt(amount) > BigInt(owed) ? 'aboveOwed' : undefined;
}
