import type { BorrowerName, Lender } from '../../../sandbox';
import { callerFor } from '../../../sandbox/caller';

type Parameters = Readonly<Record<string, string>>;

/** A screen and the parameters of its address. */
export interface Place {
  /** Addresses of the same screen without a query. A `#` puts the query into the hash. */
  readonly paths: readonly string[];
  /** Follows the query. */
  readonly hash?: string;
  readonly borrower?: BorrowerName;
  /** The screen's own parameters with the right values, beside `productId`, `orderId` and `from`. */
  readonly own?: (facts: Facts) => Parameters;
}

/** The lender's data of a borrower. */
export interface Facts {
  readonly launch: Parameters;
  /** The current debt in minor units; empty without a debt. */
  readonly amount: string;
}

export async function factsOf(lender: Lender, borrower: BorrowerName): Promise<Facts> {
  const launch = lender.launch(borrower);
  const { productId, orderId } = launch;
  const answer = await callerFor(lender, borrower)('loanPlayDetail', { productId, orderId });
  // A refusal contains no data.
  const { repayAmount } = (answer.data as { repayAmount?: number } | null) ?? {};
  return { launch, amount: String(repayAmount ?? '') };
}

const collection = ({ launch }: Facts) => ({
  problemType: '1',
  problemSonType: '12',
  orderNo: launch.orderId ?? '',
});
const payment = ({ amount }: Facts) => ({ amount, couponId: 'C-10' });

export const borrowerPlaces: readonly Place[] = [
  { paths: ['/confirm', '/confirmNew', '/confirmOfPeriod'], borrower: 'newLoan' },
  { paths: ['/loanDetail', '/order'], borrower: 'dueTomorrow' },
  { paths: ['/repay'], borrower: 'dueTomorrow', own: () => ({ couponId: 'C-10' }) },
  { paths: ['/repayDelay'], borrower: 'dueTomorrow', own: () => ({ couponId: 'C-10' }) },
  {
    paths: ['/carpmm'],
    borrower: 'dueTomorrow',
    own: ({ amount }) => ({ requestType: '1', amount, payCode: 'shop' }),
  },
  { paths: ['/ynRepay'], borrower: 'dueTomorrow', own: payment },
  { paths: ['/ynRepayChoose'], borrower: 'dueTomorrow', own: payment },
  { paths: ['/bindBank', '/bindCard'], borrower: 'dueTomorrow' },
  {
    paths: ['/complaint'],
    borrower: 'complainant',
    own: (facts) => ({ orderNo: collection(facts).orderNo, problemType: '1' }),
  },
  { paths: ['/complaintList'], borrower: 'complainant', own: () => ({ tab: '1' }) },
  { paths: ['/complainPageNext'], borrower: 'complainant', own: collection },
  {
    paths: ['/complainDetails'],
    borrower: 'complainant',
    own: ({ launch }) => ({ problemId: `${launch.userId ?? ''}01` }),
  },
  { paths: ['/Dag'], borrower: 'complainant' },
  { paths: ['/loanAgreement'], borrower: 'dueTomorrow' },
  { paths: ['/product', '/recommendList'], borrower: 'dueTomorrow' },
  {
    paths: ['/agony', '/loanTerms', '/PrivacyPolicy', '/aboutUs', '/error'],
    borrower: 'dueTomorrow',
  },
];

const advertisement = () => ({
  id: '1',
  app_from: 'ad',
  user_from: 'friend',
  utm_tag: 'spring',
  invite_code: 'I7',
  UC: 'c-1',
  down_id: 'D1',
  links_id: 'L9',
});

/** The promotion reads the page's query and the hash's own (docs/reference/routes.md#parameters-in-addresses). */
export const promotionPlaces: readonly Place[] = [
  { paths: ['/promotion'], own: advertisement },
  { paths: ['/promotion'], hash: '#/downloadTemplate', own: advertisement },
  { paths: ['/promotion'], hash: '#/agreementTemplate', own: advertisement },
  { paths: ['/promotion#/'], own: advertisement },
  { paths: ['/promotion#/downloadTemplate'], own: advertisement },
  { paths: ['/promotion#/agreementTemplate'], own: advertisement },
];

export const publicPlaces: readonly Place[] = [
  {
    paths: ['/', '/About', '/User', '/Contact', '/Policy', '/Loan'],
    own: () => ({ language: '2' }),
  },
];
