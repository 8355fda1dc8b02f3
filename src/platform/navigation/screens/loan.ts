import type { ScreenRow } from './row';

export const loanRows = {
  confirm: {
    paths: {
      confirmUrl: '/confirm',
      confirmNewUrl: '/confirmNew',
      confirmOfPeriod: '/confirmOfPeriod',
    },
    asks: {
      alias: 'loanDetailConfirm',
      parameters: { productId: 'productId' },
    },
  },
  'loan-detail': {
    paths: { loanDetailUrl: '/loanDetail', orderUrl: '/order' },
    leadsTo: ['instalment', 'extension'],
    asks: {
      alias: 'loanDetails',
      parameters: { productId: 'productId', orderId: 'orderId' },
      needs: ['orderId'],
    },
  },
  contract: {
    paths: { loanAgreement: '/loanAgreement' },
    asks: {
      alias: 'contractDetail',
      parameters: { orderNo: 'orderId' },
      needs: ['orderId'],
    },
  },
} as const satisfies Readonly<Record<string, ScreenRow>>;
