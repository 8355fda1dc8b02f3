import type { loanRows } from '../../platform/navigation/screens/loan';
import type { LoadsOf } from '../../platform/navigation/screens/row';

export const loanScreens: LoadsOf<typeof loanRows> = {
  confirm: () => import(/* webpackChunkName: "confirm" */ './confirm/ConfirmScreen'),
  'loan-detail': () => import(/* webpackChunkName: "loan-detail" */ './detail/LoanDetailScreen'),
  contract: () => import(/* webpackChunkName: "contract" */ './contract/ContractScreen'),
};
