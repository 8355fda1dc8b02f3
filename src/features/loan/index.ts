import type { loanRows } from '../../platform/navigation/screens/loan';
import type { LoadsOf } from '../../platform/navigation/screens/row';

export const loanScreens: LoadsOf<typeof loanRows> = {
  confirm: () => import(/* webpackChunkName: "confirm" */ './screens/ConfirmScreen'),
  'loan-detail': () => import(/* webpackChunkName: "loan-detail" */ './screens/LoanDetailScreen'),
  contract: () => import(/* webpackChunkName: "contract" */ './screens/ContractScreen'),
};
