import { OrderStatus } from '../../order/model';
import type { ScreenRow } from './row';
import { slot, UNLESS_SAME } from './slots';
import { fields, type TrialsOf, two } from './trial';

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
    frame: {
      data: {
        ...fields({
          amount: ['money', 'needed'],
          periods: ['needed'],
          loanRate: ['rate'],
          comProductName: [],
          firstPayTime: ['date'],
          couNum: ['money', 'notZero'],
        }),
        details: two('details', { text: [], value: ['itemNeeds'] }),
      },
    },
  },
  'loan-detail': {
    area: 'Loan',
    label: 'Loan detail',
    borrower: 'dueTomorrow',
    mark: 'productName',
    frame: {
      data: {
        ...fields({ noticeStatusText: ['needed'], noticeDesText: [], productName: [] }),
        orderStatus: 'any',
        userOrderDetail: {
          detail: two('userOrderDetail.detail', { text: [], value: ['itemNeeds', 'notZero'] }),
        },
      },
      // Which links there are, and in which order, depends on the order's status.
      without: 'main section > a',
    },
  },
  contract: {
    area: 'Loan',
    label: 'Loan agreement',
    borrower: 'dueTomorrow',
    mark: 'bankNo',
    frame: {
      data: {
        ...fields({
          company: [],
          userName: ['needed'],
          userAddress: [],
          bankNo: [],
          contractDate: ['date'],
          productName: [],
          mount: ['money'],
          contractAmount: ['money'],
          commission: ['money'],
          Interest: ['money'],
          IVA: ['money'],
          giveAmount: ['money'],
          amount: ['money'],
          daiDate: ['date'],
          planDate: ['date'],
        }),
        username: slot(`username${UNLESS_SAME}userName`),
      },
      without: 'main > :nth-child(n + 3)',
    },
  },
});
