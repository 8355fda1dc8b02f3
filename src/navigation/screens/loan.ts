import { OrderStatus } from '../../order/model';
import type { ScreenRow } from './row';
import type { TrialsOf } from './trial';

export const loanRows = {
  confirm: {
    paths: {
      confirmUrl: '/confirm',
      confirmNewUrl: '/confirmNew',
      confirmOfPeriod: '/confirmOfPeriod',
    },
    texts: 'loan',
    asks: {
      alias: 'loanDetailConfirm',
      parameters: { productId: 'productId' },
      // The frame's term is in days, and in more than one.
      looksOtherwise: { answered: { periods: ['1'] }, unlessAnswered: { termUnit: ['', 'D'] } },
    },
  },
  'loan-detail': {
    paths: { loanDetailUrl: '/loanDetail', orderUrl: '/order' },
    texts: 'loan',
    leadsTo: ['instalment', 'extension'],
    asks: {
      alias: 'loanDetails',
      parameters: { productId: 'productId', orderId: 'orderId' },
      // A rejected order shows no details (docs/reference/product.md#order-statuses).
      looksOtherwise: { answered: { orderStatus: [OrderStatus.rejected] } },
    },
  },
  contract: {
    paths: { loanAgreement: '/loanAgreement' },
    texts: 'loan',
    asks: {
      alias: 'contractDetail',
      parameters: { orderNo: 'orderId' },
      needs: ['orderId'],
    },
  },
} as const satisfies Readonly<Record<string, ScreenRow>>;

export const loanTrials = (): TrialsOf<typeof loanRows> => ({
  confirm: {
    area: 'Loan',
    label: 'Confirm loan',
    borrower: 'newLoan',
    mark: 'comProductName',
    notes: {
      omits: {
        'main > div:not([role]) > dl ~ *':
          'A note of the lender that only repeats the amount is not shown.',
        'main > div:not([role]) ~ *':
          'A payment of the plan may have a button for the calendar; the cost has its own code.',
      },
    },
  },
  'loan-detail': {
    area: 'Loan',
    label: 'Loan detail',
    borrower: 'dueTomorrow',
    mark: 'productName',
    notes: {
      omits: {
        'main section > a, main section > button':
          'Which links there are, and in which order, depends on the status of the order.',
      },
    },
  },
  contract: {
    area: 'Loan',
    label: 'Loan agreement',
    borrower: 'dueTomorrow',
    mark: 'bankNo',
    notes: { omits: { 'main > :nth-child(n + 3)': 'The clauses are a document of their own.' } },
  },
});
