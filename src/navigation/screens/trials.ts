import { complaintTrials } from './complaint';
import { loanTrials } from './loan';
import { repaymentTrials } from './repayment';
import type { ScreenRow } from './row';
import { type Rows, rows, screenNames } from './rows';
import { siteTrials } from './site';
import { supportTrials } from './support';
import type { AskingTrial, Trial, TrialsOf } from './trial';

/** How every screen is tried. No production bundle has any of it. */
export const trials: TrialsOf<Rows> = {
  ...loanTrials(),
  ...repaymentTrials(),
  ...complaintTrials(),
  ...supportTrials(),
  ...siteTrials(),
};

/** Every screen with its first address. */
export const triedScreens = screenNames.map((name) => {
  const row: ScreenRow = rows[name];
  const trial: Trial = trials[name];
  return { ...trial, name, row, path: Object.values(row.paths)[0] ?? '' };
});

/** Those that ask a server first. */
export const askingScreens = triedScreens.flatMap((screen) => {
  const { asks } = screen.row;
  return asks ? [{ ...screen, ...(trials[screen.name] as AskingTrial), asks }] : [];
});

export type AskingScreen = (typeof askingScreens)[number];
