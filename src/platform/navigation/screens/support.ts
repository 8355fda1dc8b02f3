import type { ScreenRow } from './row';

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
