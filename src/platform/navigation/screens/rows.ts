import { type Environment, type Language, textChunk } from '@/platform/environment';
import type { ScreenRow } from './row';
import { siteRows } from './site';

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

export const complaintRows = {
  'complaint-home': {
    paths: { complaint: '/complaint' },
    leadsTo: ['complaint-form', 'complaint-list'],
    asks: { alias: 'problemInit', parameters: { orderId: 'orderId' } },
  },
  'complaint-form': {
    paths: { complainPageNext: '/complainPageNext' },
    asks: {
      alias: 'problemInit',
      parameters: {},
      needs: ['problemType'],
    },
  },
  'complaint-list': {
    paths: { complaintUrl: '/complaintList' },
    leadsTo: ['complaint-detail'],
    asks: { alias: 'problemList', parameters: {} },
  },
  'complaint-detail': {
    paths: { complainDetails: '/complainDetails' },
    asks: {
      alias: 'problemDetail',
      parameters: { problemId: 'problemId' },
      needs: ['problemId'],
    },
  },
} as const satisfies Readonly<Record<string, ScreenRow>>;

export const supportRows = {
  error: { paths: { errorUrl: '/error' } },
  service: {
    paths: { customerService: '/Dag' },
    asks: { alias: 'getWhatsapp', parameters: { overall: 30 } },
  },
  'about-us': { paths: { aboutUs: '/aboutUs' } },
  privacy: { paths: { privacyPolicy: '/PrivacyPolicy' } },
  'period-loan': { paths: { agony: '/agony' } },
  'loan-terms': { paths: { loanTerms: '/loanTerms' } },
  'native-product': { paths: { productUrl: '/product' } },
  'native-market': { paths: { recommendList: '/recommendList' } },
} as const satisfies Readonly<Record<string, ScreenRow>>;

/** Every screen of the app. Routes, early requests, placeholders and tests are made from these rows. */
export const rows = {
  ...loanRows,
  ...repaymentRows,
  ...complaintRows,
  ...supportRows,
  ...siteRows,
};

export type Rows = typeof rows;
export type ScreenName = keyof Rows;

export const screenNames = Object.keys(rows) as readonly ScreenName[];

/** The language of a screen in a launch with the given language. */
export const spokenOn = <Given extends Language>(
  { fixedLanguage }: ScreenRow,
  environment: Environment,
  language: Given,
): Given | 'zh' => (fixedLanguage && environment[fixedLanguage] === 'zh' ? 'zh' : language);

/**
 * The chunks of a screen's texts by name (`webpackChunkName`): those of the app and of the screen, in the screen's own
 * language. The screen's code is in the chunk of its own name. The build fails where a chunk is missing.
 */
export const textChunksOf = ({ texts = 'app' }: ScreenRow, own: Language): readonly string[] => [
  ...new Set([textChunk(own, 'app'), textChunk(own, texts)]),
];
