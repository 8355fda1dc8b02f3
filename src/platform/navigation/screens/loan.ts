import type { ScreenRow } from './row';

export const loanRows = {
  confirm: {
    paths: {
      confirmUrl: '/confirm',
      confirmNewUrl: '/confirmNew',
      confirmOfPeriod: '/confirmOfPeriod',
    },
    texts: 'confirm',
    asks: {
      alias: 'loanDetailConfirm',
      parameters: { productId: 'productId' },
    },
  },
  'loan-detail': {
    paths: { loanDetailUrl: '/loanDetail', orderUrl: '/order' },
    texts: 'loan',
    leadsTo: ['instalment', 'extension'],
    asks: {
      alias: 'loanDetails',
      parameters: { productId: 'productId', orderId: 'orderId' },
      needs: ['orderId'],
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
