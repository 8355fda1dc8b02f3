import { OrderStatus } from '../../order/model';
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
      // The placeholder's term is in days, and in more than one.
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
      // An account name that is the borrower's own is not shown.
      looksOtherwise: { same: [['username', 'userName']] },
    },
  },
} as const satisfies Readonly<Record<string, ScreenRow>>;
