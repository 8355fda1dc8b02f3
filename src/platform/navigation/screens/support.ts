import type { ScreenRow } from './row';

export const supportRows = {
  error: { paths: { errorUrl: '/error' } },
  service: {
    paths: { customerService: '/Dag' },
    asks: { alias: 'getWhatsapp', parameters: { overall: 30 } },
  },
  'about-us': { paths: { aboutUs: '/aboutUs' } },
  privacy: { paths: { privacyPolicy: '/PrivacyPolicy' } },
  'period-loan': { paths: { agony: '/agony' } },
  'loan-terms': { paths: { loanTerms: '/loanTerms' } },
  'native-product': { paths: { productUrl: '/product' } },
  'native-market': { paths: { recommendList: '/recommendList' } },
} as const satisfies Readonly<Record<string, ScreenRow>>;
