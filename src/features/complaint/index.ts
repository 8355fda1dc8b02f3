import type { FeatureRoute } from '../../navigation/featureRoute';

export { complaintSlice } from './slice';

export const complaintRoutes: readonly FeatureRoute[] = [
  {
    names: ['complaint'],
    load: () => import(/* webpackChunkName: "complaint-home" */ './screens/HomeScreen'),
    texts: 'complaint',
    needsSession: true,
  },
  {
    names: ['complainPageNext'],
    load: () => import(/* webpackChunkName: "complaint-form" */ './screens/FormScreen'),
    texts: 'complaint',
    needsSession: true,
  },
  {
    names: ['complaintUrl'],
    load: () => import(/* webpackChunkName: "complaint-list" */ './list/ListScreen'),
    texts: 'complaint',
    needsSession: true,
  },
  {
    names: ['complainDetails'],
    load: () => import(/* webpackChunkName: "complaint-detail" */ './screens/DetailScreen'),
    texts: 'complaint',
    needsSession: true,
  },
];
