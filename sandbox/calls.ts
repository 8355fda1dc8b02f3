/**
 * The table of calls that the lender answers (docs/reference/calls.md#table): one row per readable name.
 */

export type Client = 'form' | 'upload' | 'json' | 'image';
export type Family = 'general' | 'payment' | 'template' | 'promotion';
export type PrefixName = 'generalPrefix' | 'loanServicePrefix' | 'promotionPrefix';

export interface CallRow {
  readonly method: 'GET' | 'POST';
  readonly prefix: PrefixName;
  readonly path: string;
  readonly client: Client;
  readonly family: Family;
  /** A borrower's call needs a session. A visitor's call needs no session. */
  readonly audience: 'borrower' | 'visitor';
  /** Where the call's own parameters are sent. */
  readonly parametersIn: 'query' | 'body';
}

function generalRow(method: CallRow['method'], path: string): CallRow {
  const parametersIn = method === 'GET' ? 'query' : 'body';
  const prefix = 'generalPrefix';
  return {
    method,
    prefix,
    path,
    client: 'form',
    family: 'general',
    audience: 'borrower',
    parametersIn,
  };
}

function paymentRow(path: string, parametersIn: CallRow['parametersIn'] = 'body'): CallRow {
  const prefix = 'loanServicePrefix';
  return {
    method: 'POST',
    prefix,
    path,
    client: 'json',
    family: 'payment',
    audience: 'borrower',
    parametersIn,
  };
}

function promotionRow(method: CallRow['method'], path: string): CallRow {
  const parametersIn = method === 'GET' ? 'query' : 'body';
  const prefix = 'promotionPrefix';
  return {
    method,
    prefix,
    path,
    client: 'json',
    family: 'promotion',
    audience: 'visitor',
    parametersIn,
  };
}

export const calls = {
  contractDetail: generalRow('POST', '/v3/loan-details/contract-detail'),
  loanDetails: generalRow('GET', '/v3/loan-details/loan-details'),
  generateVcode: generalRow('GET', '/v3/loan-details/generate-vcode'),
  googleScore: generalRow('POST', '/v3/loan-details/google-score'),
  loanDetailConfirm: generalRow('GET', '/v3/loan-confirm/loan-detail-confirm'),
  loanDetailPush: generalRow('POST', '/v3/loan-confirm/loan-detail-push'),
  loanPlayDetail: generalRow('GET', '/v3/installment/loan-play-detail'),
  loanPlayDelayDetail: generalRow('GET', '/v3/installment/loan-play-delay-detail'),
  problemInit: generalRow('POST', '/user-problem/problem-init'),
  uploadProblemImage: {
    ...generalRow('POST', '/user-problem/upload-problem-img'),
    client: 'upload',
  },
  problemSave: generalRow('POST', '/user-problem/problem-save'),
  problemList: generalRow('POST', '/user-problem/problem-list'),
  problemDetail: generalRow('POST', '/user-problem/problem-detail'),
  getWhatsapp: generalRow('POST', '/user-problem/get-whatsapp'),
  repaymentWay: paymentRow('/repayment-way', 'query'),
  repaymentCommit: paymentRow('/repayment-commit'),
  repaymentConfirm: paymentRow('/repayment-confirm'),
  repaymentHuichao: paymentRow('/repayment-huichao'),
  channelTemplate: {
    ...promotionRow('GET', '/service/channel/channel-template'),
    family: 'template',
  },
  trackVisit: promotionRow('GET', '/promotion/track-visit'),
  trackClick: promotionRow('GET', '/promotion/track-click'),
  getSid: promotionRow('GET', '/promotion/get-sid'),
  getCaptcha: { ...promotionRow('GET', '/promotion/get-captcha'), client: 'image' },
  getSms: promotionRow('POST', '/promotion/get-sms'),
  register: promotionRow('POST', '/promotion/register'),
} satisfies Record<string, CallRow>;

export type Alias = keyof typeof calls;

export const aliases = Object.keys(calls) as readonly Alias[];

export function isAlias(value: unknown): value is Alias {
  return typeof value === 'string' && Object.keys(calls).includes(value);
}

export function rowOf(alias: Alias): CallRow {
  return calls[alias];
}
