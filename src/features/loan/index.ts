import type { FeatureRoute } from '../../navigation/featureRoute';

export { loanSlice } from './slice';

export const loanRoutes: readonly FeatureRoute[] = [
  {
    names: ['confirmUrl', 'confirmNewUrl', 'confirmOfPeriod'],
    load: () => import(/* webpackChunkName: "confirm" */ './screens/ConfirmScreen'),
    texts: 'loan',
    needsSession: true,
  },
  {
    names: ['loanDetailUrl', 'orderUrl'],
    load: () => import(/* webpackChunkName: "loan-detail" */ './screens/LoanDetailScreen'),
    texts: 'loan',
    needsSession: true,
  },
  {
    names: ['loanAgreement'],
    load: () => import(/* webpackChunkName: "contract" */ './screens/ContractScreen'),
    texts: 'loan',
    needsSession: true,
  },
];
