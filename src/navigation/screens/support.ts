import type { ScreenRow } from './row';
import type { TrialsOf } from './trial';

const texts = 'support';

export const supportRows = {
  error: { paths: { errorUrl: '/error' }, texts },
  service: {
    paths: { customerService: '/Dag' },
    texts,
    asks: { alias: 'getWhatsapp', parameters: { overall: 30 } },
  },
  'about-us': { paths: { aboutUs: '/aboutUs' }, texts },
  privacy: { paths: { privacyPolicy: '/PrivacyPolicy' }, texts },
  'period-loan': { paths: { agony: '/agony' }, texts },
  'loan-terms': { paths: { loanTerms: '/loanTerms' }, texts },
  'native-product': { paths: { productUrl: '/product' }, texts },
  'native-market': { paths: { recommendList: '/recommendList' }, texts },
} as const satisfies Readonly<Record<string, ScreenRow>>;

const area = 'Support and notices';

export const supportTrials = (): TrialsOf<typeof supportRows> => ({
  error: { area, label: 'Error' },
  service: {
    area,
    label: 'Customer service',
    borrower: 'manyOrders',
    mark: 'email',
    // What can be done with a contact depends on it.
    notes: { given: { va: '525555550101', phone: '525555550100', email: 'a@b.example' } },
  },
  'about-us': { area, label: 'About us' },
  privacy: { area, label: 'Privacy policy' },
  'period-loan': { area, label: 'Period loan agreement' },
  'loan-terms': { area, label: 'Loan terms' },
  'native-product': { area, label: 'Native product page', borrower: 'settled' },
  'native-market': { area, label: 'Native loan market', borrower: 'settled' },
});
