/**
 * The route table (contract, section 3). Names are the spec's constants where it has one. React Router
 * matches without regard to case.
 */
export const routes = {
  confirmUrl: '/confirm',
  confirmNewUrl: '/confirmNew',
  confirmOfPeriod: '/confirmOfPeriod',
  loanDetailUrl: '/loanDetail',
  orderUrl: '/order',
  repayUrl: '/repay',
  repayDelayUrl: '/repayDelay',
  DRInstructions: '/carpmm',
  ynRepay: '/ynRepay',
  ynRepayChoose: '/ynRepayChoose',
  bindBank: '/bindBank',
  bindCardUrl: '/bindCard',
  complaint: '/complaint',
  complaintUrl: '/complaintList',
  complainPageNext: '/complainPageNext',
  complainDetails: '/complainDetails',
  customerService: '/Dag',
  loanAgreement: '/loanAgreement',
  agony: '/agony',
  loanTerms: '/loanTerms',
  privacyPolicy: '/PrivacyPolicy',
  aboutUs: '/aboutUs',
  errorUrl: '/error',
  productUrl: '/product',
  recommendList: '/recommendList',
  home: '/',
  about: '/About',
  user: '/User',
  contact: '/Contact',
  policy: '/Policy',
  loan: '/Loan',
} as const;

export type RouteName = keyof typeof routes;

/** A path as it is compared: whatever its case, with or without a slash at its end. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** A screen's own parameters beside `productId` and `orderId`, which every in-app address carries. */
interface RouteParameters {
  DRInstructions: { requestType: '1' | '2'; amount: string; payCode: string };
  ynRepay: { amount: string; couponId?: string };
  ynRepayChoose: { amount: string; couponId?: string };
  complainPageNext: { problemType: string; problemSonType?: string; orderNo: string };
  complainDetails: { problemId: string };
}

export interface Subject {
  readonly productId?: string | undefined;
  readonly orderId?: string | undefined;
}

export type ParametersOf<Name extends RouteName> = Subject &
  (Name extends keyof RouteParameters ? RouteParameters[Name] : object);

/** An in-app address. Empty parameters are left out. */
export function pathTo<Name extends RouteName>(name: Name, parameters: ParametersOf<Name>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries<string | undefined>({ ...parameters })) {
    if (value) query.set(key, value);
  }
  const text = query.toString();
  return routes[name] + (text && `?${text}`);
}
