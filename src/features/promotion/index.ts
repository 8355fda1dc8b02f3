import type { FeatureRoute } from '../../navigation/featureRoute';

export { promotionSlice } from './slice';

export const promotionRoutes: readonly FeatureRoute[] = [];
