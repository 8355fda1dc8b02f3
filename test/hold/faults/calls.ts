import { type Alias, calls } from '../../../sandbox';
import type { Family, FaultRow, Purpose } from './fault';
import { table } from './table';

/** Every call without an entry is a read (docs/reference/calls.md#table). */
const PURPOSES: Partial<Record<Alias, Purpose>> = {
  loanDetailPush: 'money',
  repaymentCommit: 'money',
  repaymentConfirm: 'money',
  repaymentHuichao: 'write',
  problemSave: 'write',
  googleScore: 'write',
  getSms: 'write',
  register: 'write',
  uploadProblemImage: 'write',
  trackVisit: 'tracking',
  trackClick: 'tracking',
};

export const purposeOf = (alias: Alias): Purpose => PURPOSES[alias] ?? 'read';

export const familyOf = (alias: Alias): Family => calls[alias].family;

/** These reads create a record on the server: the app does not repeat them by itself. */
const ASKED_ONCE: ReadonlySet<Alias> = new Set(['repaymentWay', 'generateVcode']);

/** The rows that apply to a call. */
export const rowsFor = (alias: Alias): readonly FaultRow[] =>
  table
    .filter(
      ({ aliases, families }) =>
        (aliases?.includes(alias) ?? true) && (families?.includes(familyOf(alias)) ?? true),
    )
    .map((row) => (ASKED_ONCE.has(alias) ? { ...row, readRequests: 1 } : row));
