import type { Outcome } from './outcomes';
import type { Situation } from './situations';
import type { Write } from './write';
import { problemSave, uploadProblemImage } from './writes/complaint';
import { googleScore, loanDetailPush } from './writes/loan';
import { getSms, register } from './writes/promotion';
import { repaymentCommit, repaymentConfirm, repaymentHuichao } from './writes/repayment';

export const writes: readonly Write[] = [
  loanDetailPush,
  repaymentCommit,
  repaymentConfirm,
  repaymentHuichao,
  problemSave,
  googleScore,
  getSms,
  register,
  uploadProblemImage,
];

/** What the borrower sees after each situation, by write where writes differ. */
export const table: Record<Situation, Row> = {
  'same-task double tap': { others: 'done' },
  'Enter and tap': { others: 'done' },
  'Back in flight': {
    // Opened by the native app: Back leaves the document.
    loanDetailPush: 'unknown',
    googleScore: 'failed',
    // The answer was an address, and the borrower has left the screen: they can request it again.
    repaymentHuichao: 'open',
    others: 'done',
  },
  'reload in flight': { money: 'unknown', others: 'open' },
  // An online payment is on record before it leaves, and the page died before its answer.
  reopen: { repaymentHuichao: 'asked', money: 'unknown', others: 'open' },
  'offline then online': {
    // What is owed cannot be read, so nothing leaves.
    repaymentCommit: 'stopped',
    repaymentConfirm: 'stopped',
    money: 'unknown',
    others: 'failed',
  },
  'late answer after leaving': {
    loanDetailPush: 'unknown',
    repaymentHuichao: 'open',
    problemSave: 'cleared',
    googleScore: 'away',
    others: 'done',
  },
  'session switch': { others: 'open' },
  'clock an hour either way': { others: 'done' },
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
