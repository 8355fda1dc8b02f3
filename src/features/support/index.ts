import type { LoadScreen, LoadsOf, OfferedScreen, supportRows } from '@/platform/navigation';
import type { TitledDocument } from './screens/LegalScreen';

const legal =
  (name: TitledDocument, isFormal = true): LoadScreen =>
  async () => {
    const { legalScreen } = await import(/* webpackChunkName: "support" */ './screens/LegalScreen');
    return { default: legalScreen({ name, isFormal }) };
  };

const nativePage =
  (page: 'productDetail' | 'main'): LoadScreen =>
  async () => {
    const { nativePageScreen } = await import(
      /* webpackChunkName: "support" */ './screens/NativePageScreen'
    );
    return { default: nativePageScreen(page) };
  };

/** The screen of an unknown path. */
export const notFoundScreen: OfferedScreen = {
  paths: {},
  load: () => import(/* webpackChunkName: "support" */ './screens/NotFoundScreen'),
};

export const supportScreens: LoadsOf<typeof supportRows> = {
  error: () => import(/* webpackChunkName: "support" */ './screens/ErrorScreen'),
  service: () => import(/* webpackChunkName: "service" */ './screens/ServiceScreen'),
  'about-us': legal('aboutUs', false),
  privacy: legal('privacy'),
  'period-loan': legal('periodLoan'),
  'loan-terms': legal('loanTerms'),
  'native-product': nativePage('productDetail'),
  'native-market': nativePage('main'),
};
