import type { FeatureRoute } from '../../navigation/featureRoute';

export { repaymentSlice } from './slice';

export const repaymentRoutes: readonly FeatureRoute[] = [];
