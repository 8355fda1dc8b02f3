import type { ScreenRow } from './row';
import { slot } from './slots';
import { fields, paid, type TrialsOf, two } from './trial';

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
    frame: {
      data: {
        ...fields({ repayAmount: ['money', 'needed'], repayDate: ['date'], productName: [] }),
        detail: two('detail', { text: [], value: ['itemNeeds', 'notZero'] }),
      },
      most: { detail: 2 },
    },
  },
  extension: {
    ...due,
    label: 'Extension',
    mark: 'productName',
    frame: {
      data: {
        productName: slot('productName'),
        delayInfo: fields(
          { reviewer: [], delayAmount: ['money', 'needed'], delayTime: ['date'] },
          'delayInfo.',
        ),
        repayPlan: two('repayPlan', { title: [], amount: ['money'], time: ['date'], remark: [] }),
      },
      // The customer-service icon floats.
      without: 'main > :last-child',
    },
  },
  instruction: {
    ...due,
    label: 'Repayment instructions',
    query: { requestType: '1', amount: '140557', payCode: 'shop' },
    mark: 'repayDetail.amount',
    shown: '1.405,57',
    frame: {
      data: { repayDetail: { amount: slot('repayDetail.amount', 'money', 'needed') } },
      without: 'main > *',
    },
  },
  'payment-way': {
    ...due,
    label: 'Payment way',
    query: { amount: '140557', couponId: '' },
    mark: 'alipay',
    shown: '在线支付',
    frame: {
      data: { alipay: 1 },
      patches: [
        paid,
        { selector: 'main > button + button', slots: [slot('alipay', 'flag')], keepsText: true },
      ],
    },
  },
  card: {
    ...due,
    label: 'Choose bank card',
    query: { amount: '140557', couponId: '' },
    mark: 'bankCards.0.bankName',
    frame: {
      data: {
        bankCards: [0, 1].map((index) => ({
          id: index,
          bankName: slot(`bankCards.${index}.bankName`, 'needed'),
          cardNo: '0000',
        })),
      },
      patches: [
        paid,
        {
          selector: 'main [lang="en"]',
          slots: [slot('bankCards.0.cardNo', 'card'), slot('bankCards.1.cardNo', 'card')],
        },
      ],
    },
  },
  'bind-bank': { ...due, label: 'Bind bank' },
});
