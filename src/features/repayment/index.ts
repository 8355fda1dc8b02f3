import type { FeatureRoute } from '../../navigation/featureRoute';

export { repaymentSlice, restoredRepayment } from './slice';

const texts = 'repayment';
const fixedLanguage = 'cardRepaymentLanguage';

export const repaymentRoutes: readonly FeatureRoute[] = [
  {
    names: ['repayUrl'],
    load: () => import(/* webpackChunkName: "instalment" */ './screens/InstalmentScreen'),
    texts,
    needsSession: true,
  },
  {
    names: ['repayDelayUrl'],
    load: () => import(/* webpackChunkName: "extension" */ './screens/ExtensionScreen'),
    texts,
    needsSession: true,
  },
  {
    names: ['DRInstructions'],
    load: () => import(/* webpackChunkName: "instruction" */ './screens/InstructionScreen'),
    texts,
    needsSession: true,
  },
  {
    names: ['ynRepay'],
    load: () => import(/* webpackChunkName: "payment-way" */ './screens/PaymentWayScreen'),
    texts,
    needsSession: true,
    fixedLanguage,
  },
  {
    names: ['ynRepayChoose'],
    load: () => import(/* webpackChunkName: "card" */ './screens/CardScreen'),
    texts,
    needsSession: true,
    fixedLanguage,
  },
  {
    names: ['bindBank', 'bindCardUrl'],
    load: () => import(/* webpackChunkName: "bind-bank" */ './screens/BindBankScreen'),
    texts,
    needsSession: false,
  },
];
