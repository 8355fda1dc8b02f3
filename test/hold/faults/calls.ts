import { readFileSync } from 'node:fs';
import { type Alias, calls } from '../../../sandbox';
import type { Family, FaultRow, Purpose } from './fault';
import { table } from './table';

/** What is no write and no tracking is a read (docs/reference/calls.md#table). */
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

/** The table; `FAULT_TABLE` names a JSON file of rows (`FaultRow[]`) that takes its place. */
function allRows(): readonly FaultRow[] {
  const { FAULT_TABLE: path } = process.env;
  return path ? (JSON.parse(readFileSync(path, 'utf8')) as FaultRow[]) : table;
}

/** They make a token or a reference at the server: only the borrower asks again. */
const ASKED_ONCE: ReadonlySet<Alias> = new Set(['repaymentWay', 'generateVcode']);

/** The rows that meet a call. */
export const rowsFor = (alias: Alias): readonly FaultRow[] =>
  allRows()
    .filter(
      ({ aliases, families }) =>
        (aliases?.includes(alias) ?? true) && (families?.includes(familyOf(alias)) ?? true),
    )
    .map((row) => (ASKED_ONCE.has(alias) ? { ...row, readRequests: 1 } : row));
