import type { FeatureRoute } from '../../navigation/featureRoute';

export const supportRoutes: readonly FeatureRoute[] = [
  {
    names: ['errorUrl'],
    load: () => import(/* webpackChunkName: "error" */ './screens/ErrorRoute'),
    texts: 'support',
    needsSession: false,
  },
];
