import type { ScreenRow } from './row';

const order = { productId: 'productId', orderId: 'orderId' } as const;

/** The payment screens are in Chinese unless the environment sets another language. */
const payment = {
  fixedLanguage: 'cardRepaymentLanguage',
  asks: {
    alias: 'repaymentWay',
    parameters: { orderId: 'orderId' },
    needs: ['orderId'],
  },
} as const satisfies Omit<ScreenRow, 'paths'>;

export const repaymentRows = {
  instalment: {
    paths: { repayUrl: '/repay' },
    asks: { alias: 'loanPlayDetail', parameters: order, needs: ['orderId'] },
    leadsTo: ['payment-way', 'instruction'],
  },
  extension: {
    paths: { repayDelayUrl: '/repayDelay' },
    asks: { alias: 'loanPlayDelayDetail', parameters: order, needs: ['orderId'] },
    leadsTo: ['instruction', 'instalment'],
  },
  instruction: {
    paths: { DRInstructions: '/carpmm' },
    asks: {
      alias: 'generateVcode',
      parameters: {
        ...order,
        amount: 'amount',
        payCode: 'payCode',
        requestType: 'requestType',
      },
      needs: ['amount', 'payCode'],
      isPart: true,
    },
  },
  'payment-way': { paths: { ynRepay: '/ynRepay' }, ...payment, leadsTo: ['card'] },
  card: { paths: { ynRepayChoose: '/ynRepayChoose' }, ...payment },
  'bind-bank': { paths: { bindBank: '/bindBank', bindCardUrl: '/bindCard' } },
} as const satisfies Readonly<Record<string, ScreenRow>>;
