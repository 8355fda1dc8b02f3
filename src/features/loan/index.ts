import type { loanRows } from '../../navigation/screens/loan';
import type { LoadsOf } from '../../navigation/screens/row';

export const loanScreens: LoadsOf<typeof loanRows> = {
  confirm: () => import(/* webpackChunkName: "confirm" */ './screens/ConfirmScreen'),
  'loan-detail': () => import(/* webpackChunkName: "loan-detail" */ './screens/LoanDetailScreen'),
  contract: () => import(/* webpackChunkName: "contract" */ './screens/ContractScreen'),
};
