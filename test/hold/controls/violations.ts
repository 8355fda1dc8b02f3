import type { Violation } from './control';

/** One for each kind of row of the import table. */
export const violations: readonly Violation[] = [
  {
    rule: 'features-imports',
    file: 'src/features/loan/planted.ts',
    text: "export { repaymentSlice } from '../repayment/index';",
  },
  {
    rule: 'features-imports',
    file: 'src/features/support/planted.ts',
    text: "export { createStore } from '../../pages/borrower/store';",
  },
  {
    rule: 'one-door',
    file: 'src/pages/borrower/planted.ts',
    text: "export { useForm } from '../../features/complaint/slice';",
  },
  {
    rule: 'pages-apart',
    file: 'src/pages/site/planted.ts',
    text: "export { createStore } from '../borrower/store';",
  },
  {
    rule: 'ui-imports',
    file: 'src/ui/planted.ts',
    text: "export { useMoney } from '../borrower/useMoney';",
  },
  {
    rule: 'money-imports',
    file: 'src/money/planted.ts',
    text: "export { checkAddress } from '../navigation/addressGate';",
  },
  {
    rule: 'session-imports',
    file: 'src/session/planted.ts',
    text: "export { api } from '../api/api';",
  },
  {
    rule: 'reports-imports',
    file: 'src/reports/planted.ts',
    text: "export { sessionSlice } from '../session/sessionSlice';",
  },
  {
    rule: 'format-imports',
    file: 'src/format/planted.ts',
    text: "export { theme } from '../theme/theme';",
  },
  {
    rule: 'cost-imports',
    file: 'src/cost/planted.ts',
    text: "export { formatMoney } from '../format/money';",
  },
  {
    rule: 'lender-apart',
    file: 'sandbox/planted.ts',
    text: "export { aliases } from '../src/api/aliases';",
  },
  {
    rule: 'no-tests-in-the-app',
    file: 'src/order/planted.ts',
    text: "export { createLender } from '../../sandbox/index';",
  },
  {
    rule: 'no-cycles',
    file: 'src/format/plantedCycle.ts',
    text: "import './plantedCycle';\nexport {};",
  },
];
