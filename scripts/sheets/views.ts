import type { BorrowerName, Lender } from '../../sandbox';
import { launchAddress } from '../../sandbox/launchAddress';
import { sampledScreens } from '../../src/features/preview/sampleVisits';
import { addressOf, borrowerOf } from '../trialScreens';

/** A view for a picture: the address that a borrower opens, and the controls to tap first. */
export interface View {
  readonly name: string;
  readonly path: (lender: Lender) => string;
  readonly borrower: BorrowerName;
  /** Accessible names of controls, in order of the taps. */
  readonly taps: readonly RegExp[];
}

const view = (
  name: string,
  borrower: BorrowerName,
  path: string,
  taps: readonly RegExp[] = [],
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
  view('orders', 'manyOrders', '/complaint', [/^(Todos|All|सभी)$/]),
  view('no session', 'settled', '/repay?userId=&sessionId='),
];

const CARD = '/ynRepayChoose?amount=100000';

/** Views that need a tap. */
const behind: readonly View[] = [
  view('reminder', 'dueTomorrow', '/loanDetail', [/^(Extender plazo|Extend|अवधि बढ़ाएँ)$/]),
  view('all details', 'dueTomorrow', '/repay', [/^(más|more|और)$/]),
  view('payment code', 'dueTomorrow', CARD, [
    /1234/,
    /^(确认还款|Confirmar pago|Confirm repayment|भुगतान पक्का करें)$/,
  ]),
];

const PROMOTION = '/promotion?id=1&app_from=a&user_from=b&utm_tag=c&down_id=1';

const pages: readonly View[] = [
  view('promotion', 'settled', PROMOTION),
  view('promotion, nothing filled', 'settled', PROMOTION, [
    /^(立即申请|Solicitar ahora|Apply now|अभी आवेदन करें)$/,
  ]),
  view('download', 'settled', `${PROMOTION}#/downloadTemplate`),
  view('user agreement', 'settled', `${PROMOTION}#/agreementTemplate`),
  view('not found', 'settled', '/nowhere'),
];

export const views: readonly View[] = [...screens, ...borrowers, ...behind, ...pages];

/** The address of a view. Public pages have no launch parameters, only their own `language`. */
export function addressOfView({ path, borrower }: View, lender: Lender, language: string): string {
  const [before = '', hash = ''] = path(lender).split('#');
  const address = launchAddress(lender, before, borrower, { language });
  return address + (hash && `#${hash}`);
}
