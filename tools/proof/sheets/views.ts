import type { BorrowerName, Lender } from '../../../sandbox';
import { launchAddress } from '../../../sandbox/launchAddress';
import { sampledScreens } from '../../../src/features/preview/sampleVisits';
import { addressOf, borrowerOf } from '../sampleScreens';
import type { View } from './view';

const view = (
  name: string,
  borrower: BorrowerName,
  path: string,
  taps: readonly string[] = [],
): View => ({ name, borrower, path: () => path, taps });

/** All screens that the tests render. */
const screens: readonly View[] = sampledScreens.map((screen) => ({
  name: screen.name,
  borrower: borrowerOf(screen),
  path: (lender) => addressOf(screen, lender),
  taps: [],
}));

/** All statuses of the loan detail, and other states that depend on the borrower. */
const borrowers: readonly View[] = [
  view('confirm without agreement', 'newLoanNoAgreement', '/confirm'),
  view('confirm, loaded again', 'reloading', '/confirm'),
  view('under review', 'underReview', '/loanDetail'),
  view('rejected', 'rejected', '/loanDetail'),
  view('being disbursed', 'disbursing', '/loanDetail'),
  view('transfer returned', 'transferReturned', '/loanDetail'),
  view('overdue', 'overdue', '/loanDetail'),
  view('extended', 'extended', '/loanDetail'),
  view('settled, rating', 'settled', '/loanDetail'),
  view('settled, web offer', 'settledWebOffer', '/loanDetail'),
  view('orders', 'manyOrders', '/complaint', ['[role=switch]']),
  view('no session', 'settled', '/repay?userId=&sessionId='),
];

const CARD = '/ynRepayChoose?amount=100000';

/** Views that need a tap. */
const behind: readonly View[] = [
  view('reminder', 'dueTomorrow', '/loanDetail', ['footer button:nth-of-type(2)']),
  view('all details', 'dueTomorrow', '/repay', ['main button[aria-expanded]']),
  view('payment code', 'dueTomorrow', CARD, ['label:has-text("1234")', 'footer button']),
];

const PROMOTION = '/promotion?id=1&app_from=a&user_from=b&utm_tag=c&down_id=1';

const pages: readonly View[] = [
  view('promotion', 'settled', PROMOTION),
  view('promotion, nothing filled', 'settled', PROMOTION, ['form button[type=submit]']),
  view('download', 'settled', `${PROMOTION}#/downloadTemplate`),
  view('user agreement', 'settled', `${PROMOTION}#/agreementTemplate`),
  view('not found', 'settled', '/nowhere'),
];

export const views: readonly View[] = [...screens, ...borrowers, ...behind, ...pages];

/** The address of a view. Public pages have no launch parameters, only their own `language`. */
export function addressOfView(
  { path, borrower }: Pick<View, 'path' | 'borrower'>,
  lender: Lender,
  language: string,
): string {
  const [before = '', hash = ''] = path(lender).split('#');
  const address = launchAddress(lender, before, borrower, { language });
  return address + (hash && `#${hash}`);
}
