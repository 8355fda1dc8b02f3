import type { Outcome } from './outcomes';
import type { Situation } from './situations';
import type { Write } from './write';
import { problemSave } from './writes/complaint';
import { loanDetailPush } from './writes/loan';
import { repaymentCommit, repaymentConfirm } from './writes/repayment';

export const writes: readonly Write[] = [
  loanDetailPush,
  repaymentCommit,
  repaymentConfirm,
  problemSave,
];

/** What the borrower sees after each situation, by write where writes differ. */
export const table: Record<Situation, Row> = {
  'same-task double tap': { others: 'done' },
  'Back in flight': {
    // The native app opened the screen: Back leaves the document.
    loanDetailPush: 'unknown',
    others: 'done',
  },
  'reload in flight': { money: 'unknown', others: 'open' },
  reopen: { money: 'unknown', others: 'open' },
  'offline then online': {
    // The debt cannot be read, so nothing is sent.
    repaymentCommit: 'stopped',
    repaymentConfirm: 'stopped',
    money: 'unknown',
    others: 'failed',
  },
  'late answer after leaving': {
    loanDetailPush: 'unknown',
    problemSave: 'cleared',
    others: 'done',
  },
  'session switch': { others: 'open' },
  'bfcache return': { money: 'unknown', others: 'failed' },
};

type Row = Partial<Record<Write['alias'], Outcome>> & {
  readonly money?: Outcome;
  readonly others: Outcome;
};

export function expectedOf(situation: Situation, { alias, isMoney }: Write): Outcome {
  const row = table[situation];
  return row[alias] ?? (isMoney ? row.money : undefined) ?? row.others;
}
