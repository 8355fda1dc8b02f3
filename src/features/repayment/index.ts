import type { LoadsOf, repaymentRows } from '@/platform/navigation';

export { repaymentSlice, restoredRepayment } from './slice';
export { STORED_INSTRUCTION, STORED_REPAYMENT } from './storedItems';

export const repaymentScreens: LoadsOf<typeof repaymentRows> = {
  instalment: () => import(/* webpackChunkName: "instalment" */ './instalment/InstalmentScreen'),
  extension: () => import(/* webpackChunkName: "extension" */ './extension/ExtensionScreen'),
  instruction: () =>
    import(/* webpackChunkName: "instruction" */ './instruction/InstructionScreen'),
  'payment-way': () => import(/* webpackChunkName: "payment-way" */ './card/PaymentWayScreen'),
  card: () => import(/* webpackChunkName: "card" */ './card/CardScreen'),
  'bind-bank': () => import(/* webpackChunkName: "bind-bank" */ './bankBinding/BindBankScreen'),
};
