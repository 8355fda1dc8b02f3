import type { MoneyContext } from './sending';
import { byHandFrom } from './transitions';

/** Before this much time has passed, a lender that still works on it looks as if nothing had come. */
export const SOONEST_UNDONE_MS = 120_000;

/** What a reading proves of a sending. *undone* of a confirmation is for the borrower to decide. */
export type Finding = 'done' | 'undone' | 'tooEarly' | 'unclear';

/** What a check came to. */
export interface CheckResult {
  readonly finding: Finding | 'unreadable';
  /** When a check can tell more, in epoch milliseconds; 0 where that is not known. */
  readonly tellsMoreAt: number;
  /** From when the borrower may settle it by hand, in epoch milliseconds; and whether that is now. */
  readonly byHandFrom: number;
  readonly mayUnlock: boolean;
}

/** Of an account whose ledger has the finding already. */
export function checkResultOf(
  { account }: MoneyContext,
  finding: CheckResult['finding'],
): CheckResult {
  const { open } = account();
  const leftAt = open?.sent.leftAt ?? 0;
  const from = open?.state === 'unknown' ? byHandFrom(open) : Infinity;
  return {
    finding,
    tellsMoreAt: finding === 'tooEarly' ? leftAt + SOONEST_UNDONE_MS : 0,
    byHandFrom: from,
    mayUnlock: Date.now() >= from,
  };
}
