import type { complaintRows, LoadsOf } from '@/platform/navigation';

export { complaintSlice } from './slice';

export const complaintScreens: LoadsOf<typeof complaintRows> = {
  'complaint-home': () => import(/* webpackChunkName: "complaint-home" */ './screens/HomeScreen'),
  'complaint-form': () => import(/* webpackChunkName: "complaint-form" */ './screens/FormScreen'),
  'complaint-list': () => import(/* webpackChunkName: "complaint-list" */ './list/ListScreen'),
  'complaint-detail': () =>
    import(/* webpackChunkName: "complaint-detail" */ './screens/DetailScreen'),
};
