import { firstComplaint } from '../../test/e2e/steps';
import type { BorrowerName, Lender } from '../../test/sandbox';

/** A borrower screen, and by which text of the server's answer its data is recognised on it. */
export interface BenchScreen {
  readonly path: string;
  readonly borrower: BorrowerName;
  /** A dotted path in the answer's `data`; a number is a place in a list. */
  readonly field: string;
  /** What the screen shows for it, where it is not the field's own text. */
  readonly shown?: string;
}

/** Stands in a path for the id of the borrower's first complaint. */
const COMPLAINT = '{problemId}';

const payment = { borrower: 'dueTomorrow' } as const;

/** Every borrower screen that asks a server. */
export const screens: readonly BenchScreen[] = [
  { path: '/confirm', borrower: 'newLoan', field: 'comProductName' },
  { path: '/loanDetail', ...payment, field: 'productName' },
  { path: '/repay', ...payment, field: 'productName' },
  { path: '/repayDelay', ...payment, field: 'productName' },
  {
    path: '/carpmm?requestType=1&amount=140557&payCode=shop',
    ...payment,
    field: 'repayDetail.amount',
    shown: '1.405,57',
  },
  { path: '/ynRepay?amount=150000', ...payment, field: 'alipay', shown: '在线支付' },
  { path: '/ynRepayChoose?amount=150000', ...payment, field: 'bankCards.0.bankName' },
  { path: '/loanAgreement', ...payment, field: 'bankNo' },
  { path: '/complaint', borrower: 'complainant', field: 'orderDetail.productName' },
  {
    path: '/complainPageNext?problemType=2',
    borrower: 'complainant',
    field: 'problemType.1.title',
  },
  { path: '/complaintList', borrower: 'complainant', field: 'tabs.0.items.0.content' },
  { path: `/complainDetails?problemId=${COMPLAINT}`, borrower: 'complainant', field: 'content' },
  { path: '/Dag', borrower: 'manyOrders', field: 'email' },
];

/** The screen's own part of its address, with what only the lender knows. */
export async function pathOf({ path, borrower }: BenchScreen, lender: Lender): Promise<string> {
  if (!path.includes(COMPLAINT)) return path;
  return path.replace(COMPLAINT, await firstComplaint(lender, borrower));
}
