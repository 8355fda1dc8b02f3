import type { ScreenRow } from './row';
import type { TrialsOf } from './trial';

const order = { productId: 'productId', orderId: 'orderId' } as const;

/** The payment screens speak Chinese unless the environment says otherwise. */
const payment = {
  texts: 'card',
  fixedLanguage: 'cardRepaymentLanguage',
  asks: {
    alias: 'repaymentWay',
    parameters: { orderId: 'orderId' },
    needs: ['orderId'],
    looksOtherwise: { without: ['amount'] },
  },
} as const satisfies Omit<ScreenRow, 'paths'>;

export const repaymentRows = {
  instalment: {
    paths: { repayUrl: '/repay' },
    texts: 'repayment',
    asks: { alias: 'loanPlayDetail', parameters: order },
    leadsTo: ['payment-way', 'instruction'],
  },
  extension: {
    paths: { repayDelayUrl: '/repayDelay' },
    texts: 'repayment',
    asks: { alias: 'loanPlayDelayDetail', parameters: order },
    leadsTo: ['instruction', 'instalment'],
  },
  instruction: {
    paths: { DRInstructions: '/carpmm' },
    texts: 'repayment',
    asks: {
      alias: 'generateVcode',
      parameters: {
        ...order,
        amount: 'amount',
        payCode: 'payCode',
        requestType: 'requestType',
      },
      needs: ['amount', 'payCode'],
    },
  },
  'payment-way': { paths: { ynRepay: '/ynRepay' }, ...payment, leadsTo: ['card'] },
  card: { paths: { ynRepayChoose: '/ynRepayChoose' }, ...payment },
  'bind-bank': { paths: { bindBank: '/bindBank', bindCardUrl: '/bindCard' }, texts: 'repayment' },
} as const satisfies Readonly<Record<string, ScreenRow>>;

const due = { area: 'Repayment', borrower: 'dueTomorrow' } as const;

export const repaymentTrials = (): TrialsOf<typeof repaymentRows> => ({
  instalment: {
    ...due,
    label: 'Repay',
    mark: 'productName',
    notes: {
      omits: {
        'main > :first-child button': 'There is nothing to open before the app is there.',
        'main > :nth-child(n + 2)':
          'A button for the calendar may come first, and the ways to pay are links.',
      },
    },
  },
  extension: {
    ...due,
    label: 'Extension',
    mark: 'productName',
    notes: {
      omits: {
        'main > button ~ *':
          'Above them comes what another answer says; the ways to pay are links.',
        'main > div:last-child': 'The icon of customer service floats.',
      },
    },
  },
  instruction: {
    ...due,
    label: 'Repayment instructions',
    query: { requestType: '1', amount: '140557', payCode: 'shop' },
    mark: 'repayDetail.amount',
    shown: '1.405,57',
    notes: {
      omits: {
        'main > *': 'What is shown at a till is a picture of unknown height, and must not move.',
      },
    },
  },
  'payment-way': {
    ...due,
    label: 'Payment way',
    query: { amount: '140557', couponId: '' },
    mark: 'alipay',
    shown: '在线支付',
  },
  card: {
    ...due,
    label: 'Choose bank card',
    query: { amount: '140557', couponId: '' },
    mark: 'bankCards.0.bankName',
  },
  'bind-bank': { ...due, label: 'Bind bank' },
});
