import { routes, type RouteName } from '../../navigation/routes';

/** Parameters of single pages, with what the launch pad proposes. An amount is in minor units. */
export const proposedParameters = {
  requestType: '1',
  amount: '140555',
  payCode: 'shop',
  couponId: '',
  problemType: '2',
  problemSonType: '',
  problemId: '',
  id: '1',
  app_from: 'launch-pad',
  user_from: 'launch-pad',
  utm_tag: '',
  UC: '',
} as const;

export type PageParameter = keyof typeof proposedParameters;

export interface PreviewPage {
  readonly label: string;
  readonly area: 'Loan' | 'Repayment' | 'Complaints' | 'Support and notices' | 'Public';
  readonly takes?: readonly PageParameter[];
  /** Takes the order under the name `orderNo`, too. */
  readonly takesOrderNo?: boolean;
}

const page =
  (area: PreviewPage['area']) =>
  (label: string, takes: readonly PageParameter[] = []) =>
    ({ area, label, takes }) as const;
const loan = page('Loan');
const repayment = page('Repayment');
const complaints = page('Complaints');
const support = page('Support and notices');
const open = page('Public');

/** A page for every route; the type sees that none is missing. */
const routePages: Record<RouteName, PreviewPage> = {
  confirmUrl: loan('Confirm loan'),
  confirmNewUrl: loan('Confirm loan (new)'),
  confirmOfPeriod: loan('Confirm loan (of period)'),
  loanDetailUrl: loan('Loan detail'),
  orderUrl: loan('Loan detail (order)'),
  loanAgreement: loan('Loan agreement'),
  repayUrl: repayment('Repay'),
  repayDelayUrl: repayment('Extension'),
  DRInstructions: repayment('Repayment instructions', ['requestType', 'amount', 'payCode']),
  ynRepay: repayment('Payment way', ['amount', 'couponId']),
  ynRepayChoose: repayment('Choose bank card', ['amount', 'couponId']),
  bindBank: repayment('Bind bank'),
  bindCardUrl: repayment('Bind bank (card)'),
  complaint: complaints('Complaint'),
  complaintUrl: complaints('My complaints'),
  complainPageNext: {
    ...complaints('Write a complaint', ['problemType', 'problemSonType']),
    takesOrderNo: true,
  },
  complainDetails: complaints('Complaint detail', ['problemId']),
  customerService: support('Customer service'),
  privacyPolicy: support('Privacy policy'),
  aboutUs: support('About us'),
  agony: support('Period loan agreement'),
  loanTerms: support('Loan terms'),
  errorUrl: support('Error'),
  productUrl: support('Native product page'),
  recommendList: support('Native loan market'),
  home: open('Home'),
  about: open('About (public)'),
  user: open('User (public)'),
  contact: open('Contact (public)'),
  policy: open('Policy (public)'),
  loan: open('Loan (public)'),
};

/** An entry of its own, beside the app's routes. */
const promotion = {
  ...open('Promotion', ['id', 'app_from', 'user_from', 'utm_tag', 'UC']),
  path: '/promotion',
  isThere: true,
};

export interface ListedPage extends PreviewPage {
  readonly path: string;
  /** Whether it has a screen in this build. */
  readonly isThere: boolean;
}

export function listPages(shown: readonly RouteName[]): readonly ListedPage[] {
  const names = Object.keys(routePages) as RouteName[];
  const listed = names.map((name) => ({
    ...routePages[name],
    path: routes[name],
    isThere: shown.includes(name),
  }));
  return [...listed, promotion];
}

type Texts = Readonly<Record<string, string>>;

/** The address at which the native app would open a page. Empty parameters are left out. */
export function launchAddress(page: ListedPage, launch: Texts, own: Texts): string {
  const query = new URLSearchParams();
  const add = (name: string, value = '') => {
    if (value) query.set(name, value);
  };
  Object.entries(launch).forEach(([name, value]) => {
    add(name, value);
  });
  page.takes?.forEach((name) => {
    add(name, own[name]);
  });
  if (page.takesOrderNo) add('orderNo', launch.orderId);
  const text = query.toString();
  return page.path + (text && `?${text}`);
}
