import type { FeatureRoute } from '../../navigation/featureRoute';

export { complaintSlice } from './slice';

export const complaintRoutes: readonly FeatureRoute[] = [];
