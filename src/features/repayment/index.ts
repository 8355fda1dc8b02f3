import type { FeatureRoute } from '../../navigation/featureRoute';

export { repaymentSlice, restoredRepayment } from './slice';

const texts = 'repayment';
/** The payment screens speak Chinese unless the environment says otherwise. */
const payment = {
  texts: 'card',
  needsSession: true,
  fixedLanguage: 'cardRepaymentLanguage',
} as const;

export const repaymentRoutes: readonly FeatureRoute[] = [
  {
    names: ['repayUrl'],
    load: () => import(/* webpackChunkName: "instalment" */ './instalment/InstalmentScreen'),
    texts,
    needsSession: true,
  },
  {
    names: ['repayDelayUrl'],
    load: () => import(/* webpackChunkName: "extension" */ './extension/ExtensionScreen'),
    texts,
    needsSession: true,
  },
  {
    names: ['DRInstructions'],
    load: () =>
      import(/* webpackChunkName: "instruction" */ './instruction/screens/InstructionScreen'),
    texts,
    needsSession: true,
  },
  {
    names: ['ynRepay'],
    load: () => import(/* webpackChunkName: "payment-way" */ './card/screens/PaymentWayScreen'),
    ...payment,
  },
  {
    names: ['ynRepayChoose'],
    load: () => import(/* webpackChunkName: "card" */ './card/screens/CardScreen'),
    ...payment,
  },
  {
    names: ['bindBank', 'bindCardUrl'],
    load: () => import(/* webpackChunkName: "bind-bank" */ './bankBinding/BindBankScreen'),
    texts,
    needsSession: false,
  },
];
