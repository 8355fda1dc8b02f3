import {
  type Rows,
  rows,
  type ScreenName,
  screenNames,
  type ScreenRow,
} from '@/platform/navigation';

/** What a borrower can have at the lender, as the sandbox names it. */
export type Holding = 'offer' | 'order' | 'contract' | 'debt' | 'extension' | 'complaint';

/** A sample visit to a screen, for the launch pad, the bench, the browsers and the tests. */
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

/** A sample visit to a screen that sends a request first. */
export interface AskingSampleVisit extends SampleVisit {
  readonly borrower: string;
  /** The dotted path of a text in the answer's `data`. The filled screen is recognised by this text. */
  readonly shownField: string;
  /** The displayed form of that text, where it differs. */
  readonly shown?: string;
}

type SampleVisits = {
  readonly [Name in ScreenName]: Rows[Name] extends { readonly asks: unknown }
    ? AskingSampleVisit
    : SampleVisit;
};

const loan = { area: 'Loan', borrower: 'dueTomorrow', needs: 'order' } as const;
const repayment = { area: 'Repayment', borrower: 'dueTomorrow', needs: 'debt' } as const;
const complaint = { area: 'Complaints', borrower: 'complainant' } as const;
const support = { area: 'Support and notices' } as const;
const site = { area: 'Public' } as const;

export const sampleVisits: SampleVisits = {
  confirm: {
    ...loan,
    label: 'Confirm loan',
    borrower: 'newLoan',
    needs: 'offer',
    shownField: 'comProductName',
  },
  'loan-detail': { ...loan, label: 'Loan detail', shownField: 'noticeStatusText' },
  contract: { ...loan, label: 'Loan agreement', needs: 'contract', shownField: 'bankNo' },
  instalment: { ...repayment, label: 'Repay', shownField: 'repayAmount', shown: '1.405,57' },
  extension: {
    ...repayment,
    label: 'Extension',
    needs: 'extension',
    shownField: 'productName',
  },
  instruction: {
    ...repayment,
    label: 'Repayment instructions',
    query: { requestType: '1', amount: '{amount}', payCode: 'shop' },
    shownField: 'repayDetail.amount',
    shown: '1.405,57',
  },
  'payment-way': {
    ...repayment,
    label: 'Payment way',
    query: { amount: '{amount}', couponId: '' },
    shownField: 'alipay',
    shown: '在线支付',
  },
  card: {
    ...repayment,
    label: 'Choose bank card',
    query: { amount: '{amount}', couponId: '' },
    shownField: 'bankCards.0.bankName',
  },
  'bind-bank': { area: 'Repayment', label: 'Bind bank' },
  'complaint-home': { ...complaint, label: 'Complaint', shownField: 'orderDetail.productName' },
  'complaint-form': {
    ...complaint,
    label: 'Write a complaint',
    query: { problemType: '2', problemSonType: '', orderNo: '{orderId}' },
    shownField: 'problemType.1.title',
  },
  'complaint-list': {
    ...complaint,
    label: 'My complaints',
    needs: 'complaint',
    shownField: 'tabs.0.items.0.content',
  },
  'complaint-detail': {
    ...complaint,
    label: 'Complaint detail',
    needs: 'complaint',
    query: { problemId: '{problemId}' },
    shownField: 'content',
  },
  error: { ...support, label: 'Error' },
  service: { ...support, label: 'Customer service', borrower: 'manyOrders', shownField: 'email' },
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

/** The screens that send a request first. */
export const askingScreens = sampledScreens.flatMap((screen) => {
  const { asks } = screen.row;
  return asks ? [{ ...screen, ...(sampleVisits[screen.name] as AskingSampleVisit), asks }] : [];
});

export type AskingScreen = (typeof askingScreens)[number];

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
