import { sampledScreens } from '@/features/preview/sampleVisits';
import type { BorrowerName, Lender } from '../../../sandbox';
import { addressOf, borrowerOf } from '../../../tools/proof/sampleScreens';

/** A view for a picture: the address that a borrower opens, and the controls to tap first. */
interface View {
  readonly name: string;
  readonly borrower: BorrowerName;
  readonly path: (lender: Lender) => string;
  /** Selectors of controls, in order of the taps. A control has another name in each language. */
  readonly taps: readonly string[];
}

type Row = readonly [
  name: string,
  borrower: BorrowerName,
  path: string,
  ...taps: readonly string[],
];

const CARD = '/ynRepayChoose?amount=100000';
const PROMOTION = '/promotion?id=1&app_from=a&user_from=b&utm_tag=c&down_id=1';

/** The statuses of the loan detail, other states that depend on the borrower, what a tap shows, and the other pages. */
const rows: readonly Row[] = [
  ['confirm without agreement', 'newLoanNoAgreement', '/confirm'],
  ['confirm, loaded again', 'reloading', '/confirm'],
  ['under review', 'underReview', '/loanDetail'],
  ['rejected', 'rejected', '/loanDetail'],
  ['being disbursed', 'disbursing', '/loanDetail'],
  ['transfer returned', 'transferReturned', '/loanDetail'],
  ['overdue', 'overdue', '/loanDetail'],
  ['extended', 'extended', '/loanDetail'],
  ['settled, rating', 'settled', '/loanDetail'],
  ['settled, web offer', 'settledWebOffer', '/loanDetail'],
  ['orders', 'manyOrders', '/complaint', '[role=switch]'],
  ['no session', 'settled', '/repay?userId=&sessionId='],
  ['reminder', 'dueTomorrow', '/loanDetail', 'footer button:nth-of-type(2)'],
  ['all details', 'dueTomorrow', '/repay', 'main button[aria-expanded]'],
  ['payment code', 'dueTomorrow', CARD, 'label:has-text("1234")', 'footer button'],
  ['promotion', 'settled', PROMOTION],
  ['promotion, nothing filled', 'settled', PROMOTION, 'form button[type=submit]'],
  ['download', 'settled', `${PROMOTION}#/downloadTemplate`],
  ['user agreement', 'settled', `${PROMOTION}#/agreementTemplate`],
  ['not found', 'settled', '/nowhere'],
];

export const views: readonly View[] = [
  // All screens that the tests render.
  ...sampledScreens.map((screen) => ({
    name: screen.name,
    borrower: borrowerOf(screen),
    path: (lender: Lender) => addressOf(screen, lender),
    taps: [],
  })),
  ...rows.map(([name, borrower, path, ...taps]) => ({ name, borrower, path: () => path, taps })),
];
