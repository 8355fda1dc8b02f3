import type { LoadsOf, loanRows } from '@/platform/navigation';

export { loanSlice } from './slice';

export const loanScreens: LoadsOf<typeof loanRows> = {
  confirm: () => import(/* webpackChunkName: "confirm" */ './confirm/ConfirmScreen'),
  'loan-detail': () => import(/* webpackChunkName: "loan-detail" */ './detail/LoanDetailScreen'),
  contract: () => import(/* webpackChunkName: "contract" */ './contract/ContractScreen'),
};
