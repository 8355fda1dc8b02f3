import { rows, type ScreenName, screenNames, type ScreenRow } from '@/platform/navigation';

/** What a borrower can have at the lender, as the sandbox names it. */
export type Holding = 'offer' | 'order' | 'contract' | 'debt' | 'extension' | 'complaint';

/** A sample visit to a screen, for the launch pad. */
export interface SampleVisit {
  readonly area: 'Loan' | 'Repayment' | 'Complaints' | 'Support and notices' | 'Public';
  readonly label: string;
  /** A borrower of the sandbox with data for the screen. */
  readonly borrower?: string;
  /** What a borrower must have at the lender, or the screen has nothing to show. */
  readonly needs?: Holding;
  /**
   * The screen's own parameters. The name of a launch parameter or of a borrower's figure in braces stands for its
   * value. Amounts are in minor units.
   */
  readonly query?: Readonly<Record<string, string>>;
}

const loan = { area: 'Loan', borrower: 'dueTomorrow', needs: 'order' } as const;
const repayment = { area: 'Repayment', borrower: 'dueTomorrow', needs: 'debt' } as const;
const complaint = { area: 'Complaints', borrower: 'complainant' } as const;
const support = { area: 'Support and notices' } as const;
const site = { area: 'Public' } as const;

export const sampleVisits: Readonly<Record<ScreenName, SampleVisit>> = {
  confirm: {
    ...loan,
    label: 'Confirm loan',
    borrower: 'newLoan',
    needs: 'offer',
  },
  'loan-detail': { ...loan, label: 'Loan detail' },
  contract: { ...loan, label: 'Loan agreement', needs: 'contract' },
  instalment: { ...repayment, label: 'Repay' },
  extension: {
    ...repayment,
    label: 'Extension',
    needs: 'extension',
  },
  instruction: {
    ...repayment,
    label: 'Repayment instructions',
    query: { requestType: '1', amount: '{amount}', payCode: 'shop' },
  },
  'payment-way': {
    ...repayment,
    label: 'Payment way',
    query: { amount: '{amount}', couponId: '' },
  },
  card: {
    ...repayment,
    label: 'Choose bank card',
    query: { amount: '{amount}', couponId: '' },
  },
  'bind-bank': { area: 'Repayment', label: 'Bind bank' },
  'complaint-home': { ...complaint, label: 'Complaint' },
  'complaint-form': {
    ...complaint,
    label: 'Write a complaint',
    query: { problemType: '2', problemSonType: '', orderNo: '{orderId}' },
  },
  'complaint-list': {
    ...complaint,
    label: 'My complaints',
    needs: 'complaint',
  },
  'complaint-detail': {
    ...complaint,
    label: 'Complaint detail',
    needs: 'complaint',
    query: { problemId: '{problemId}' },
  },
  error: { ...support, label: 'Error' },
  service: { ...support, label: 'Customer service', borrower: 'manyOrders' },
  'about-us': { ...support, label: 'About us' },
  privacy: { ...support, label: 'Privacy policy' },
  'period-loan': { ...support, label: 'Period loan agreement' },
  'loan-terms': { ...support, label: 'Loan terms' },
  'native-product': { ...support, label: 'Native product page', borrower: 'settled' },
  'native-market': { ...support, label: 'Native loan market', borrower: 'settled' },
  home: { ...site, label: 'Home' },
  about: { ...site, label: 'About (public)' },
  user: { ...site, label: 'User (public)' },
  contact: { ...site, label: 'Contact (public)' },
  policy: { ...site, label: 'Policy (public)' },
  loan: { ...site, label: 'Loan (public)' },
  accessibility: { ...site, label: 'Accessibility (public)' },
};

/** Every screen with its sample visit and its first address. */
export const sampledScreens = screenNames.map((name) => {
  const row: ScreenRow = rows[name];
  const visit: SampleVisit = sampleVisits[name];
  return { ...visit, name, row, path: Object.values(row.paths)[0] ?? '' };
});

type Texts = Readonly<Record<string, string>>;

/** The parameters of a sample visit. `values` are the launch and the borrower's figures; a missing one is empty. */
export function queryFor({ query = {} }: SampleVisit, values: Texts): Texts {
  const filled = Object.entries(query).map(([name, text]) => {
    const needed = /\{(\w+)\}/.exec(text)?.[1];
    if (!needed) return [name, text];
    return [name, text.replace(`{${needed}}`, values[needed] ?? '')];
  });
  return Object.fromEntries(filled) as Texts;
}
