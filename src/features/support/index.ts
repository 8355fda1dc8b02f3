import type { LegalName } from '../../legal/titles';
import type { FeatureRoute } from '../../navigation/featureRoute';
import type { RouteName } from '../../navigation/routes';

/** Screens that call no server, and so need no session. */
const open = (name: RouteName, load: FeatureRoute['load']): FeatureRoute => ({
  names: [name],
  load,
  texts: 'support',
  needsSession: false,
});

const legal = (name: RouteName, document: LegalName, isFormal = true) =>
  open(name, async () => {
    const { legalScreen } = await import(/* webpackChunkName: "legal" */ './screens/LegalScreen');
    return { default: legalScreen({ name: document, isFormal }) };
  });

const nativePage = (name: RouteName, page: 'productDetail' | 'main') =>
  open(name, async () => {
    const { nativePageScreen } = await import(
      /* webpackChunkName: "native-page" */ './screens/NativePageScreen'
    );
    return { default: nativePageScreen(page) };
  });

export const supportRoutes: readonly FeatureRoute[] = [
  open('errorUrl', () => import(/* webpackChunkName: "error" */ './screens/ErrorRoute')),
  {
    names: ['customerService'],
    load: () => import(/* webpackChunkName: "service" */ './screens/ServiceScreen'),
    texts: 'support',
    needsSession: true,
  },
  legal('aboutUs', 'aboutUs', false),
  legal('privacyPolicy', 'privacy'),
  legal('agony', 'periodLoan'),
  legal('loanTerms', 'loanTerms'),
  nativePage('productUrl', 'productDetail'),
  nativePage('recommendList', 'main'),
];
