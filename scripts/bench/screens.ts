import type { Lender } from '../../sandbox';
import { type BorrowerName, isBorrowerName } from '../../sandbox/seeds';
import { queryFor, type triedScreens } from '../../src/features/preview/trials';

type Tried = (typeof triedScreens)[number];

/** The borrower of the sandbox for whom a screen has something to show. */
export function borrowerOf({ name, borrower = 'dueTomorrow' }: Tried): BorrowerName {
  if (!isBorrowerName(borrower)) throw new Error(`${name}: the sandbox has no ${borrower}`);
  return borrower;
}

/** The screen's own part of its address. */
export function addressOf(screen: Tried, lender: Lender): string {
  const own = queryFor(screen, lender.launch(borrowerOf(screen)));
  const given = Object.entries(own).filter(([, value]) => value);
  return `${screen.path}?${new URLSearchParams(given).toString()}`;
}
