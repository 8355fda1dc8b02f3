import { thisMoment } from '@/platform/base';
import type { MoneyContext } from './context';
import { byHandIn, SOONEST_UNDONE_MS } from './rules';

/** What a reading proves about an intent. Only the borrower settles a confirmation as *undone*. */
export type Finding = 'done' | 'undone' | 'tooEarly' | 'unclear';

/** The result of a check. */
export interface CheckResult {
  readonly finding: Finding | 'unreadable';
  /** When another check can give a result, in epoch milliseconds; 0 if not known. */
  readonly tellsMoreAt: number;
  /** From when the borrower may settle the intent by hand, in epoch milliseconds; and whether that time has come. */
  readonly byHandFrom: number;
  readonly mayUnlock: boolean;
}

/** Called when the ledger has recorded the finding. */
export function checkResultOf(
  { account, agesAt }: Pick<MoneyContext, 'account' | 'agesAt'>,
  finding: CheckResult['finding'],
): CheckResult {
  const { open } = account();
  const now = thisMoment();
  const ageOf = agesAt(now);
  const wait = open?.state === 'unknown' ? byHandIn(open, ageOf) : Infinity;
  const age = open ? ageOf(open.sent.id, open.sent.leftAt) : 0;
  return {
    finding,
    tellsMoreAt: finding === 'tooEarly' ? now.wall + SOONEST_UNDONE_MS - age : 0,
    byHandFrom: now.wall + wait,
    mayUnlock: wait <= 0,
  };
}
