import { OrderStatus } from '../../loan-api/model';
import type { ScreenRow } from './row';

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
      // The placeholder shows a term in days, and more than one day.
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
      // A rejected order has no details (docs/reference/screens.md#order-statuses).
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
      // The account name is hidden where it equals the borrower's name.
      looksOtherwise: { same: [['username', 'userName']] },
    },
  },
} as const satisfies Readonly<Record<string, ScreenRow>>;
