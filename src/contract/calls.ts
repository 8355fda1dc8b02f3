/**
 * The two tables of calls (docs/reference/calls.md#table). A *server* row describes a family of calls; an *alias* row
 * describes one call. `areas.ts` has the schemas of each call.
 */

/** The rule by which an answer's envelope reports success. */
export type SuccessRule = 'general' | 'payment' | 'promotion';

interface Server {
  readonly prefix: 'generalPrefix' | 'loanServicePrefix' | 'promotionPrefix';
  readonly client: 'form' | 'json';
  readonly success: SuccessRule;
}

export const servers = {
  general: { prefix: 'generalPrefix', client: 'form', success: 'general' },
  loanService: { prefix: 'loanServicePrefix', client: 'json', success: 'payment' },
  promotion: { prefix: 'promotionPrefix', client: 'json', success: 'promotion' },
} as const satisfies Record<string, Server>;

/**
 * The purpose of a call. A *read* may be repeated. A *write* is sent once for one intent. A *money* write may also
 * have an unknown outcome, which locks further payments. Failures of *tracking* are ignored.
 */
export type Purpose = 'read' | 'write' | 'money' | 'tracking';

/**
 * The display of a failure, in addition to its return value: on the *screen*, in a *toast*, or not at all
 * (*silence*). A lost connection has a fixed text (docs/reference/words.md#payment-messages), the *word*. A toast shows
 * the word in addition to the screen (`screenAndWord`), or in place of another toast (`toastOrWord`). Where the screen says
 * what is unknown after any other failure, only a refusal has a toast (`toastOfRefusal`).
 */
export type OnFailure =
  | 'screen'
  | 'toast'
  | 'toastOfRefusal'
  | 'silence'
  | 'screenAndWord'
  | 'toastOrWord';

export interface Alias {
  readonly server: keyof typeof servers;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly purpose: Purpose;
  /** A read that creates a token or a reference at the server. It is sent only after a tap, once for each tap. */
  readonly makesSomething?: true;
  /** A lender may answer without checking the session, so an answer does not show that the session is valid. */
  readonly answersAnyone?: true;
  /** A redirect would send the payment a second time, or answer it from elsewhere. What stands behind one is no answer. */
  readonly redirect?: 'error';
  /** The success rule of the call, where it differs from the rule of the server. */
  readonly success?: SuccessRule;
  /** Parameters that a POST sends in the query instead of the body. */
  readonly inQuery?: readonly string[];
  readonly onFailure: OnFailure;
}

const read = (server: keyof typeof servers, method: 'GET' | 'POST', path: string) =>
  ({ server, method, path, purpose: 'read', onFailure: 'screen' }) as const;

/** A failed write of the general family shows a toast. The screens of the other families show their own texts. */
const write = (server: keyof typeof servers, path: string) =>
  ({
    server,
    method: 'POST',
    path,
    purpose: 'write',
    onFailure: server === 'general' ? 'toast' : 'screen',
  }) as const;

const money = (server: keyof typeof servers, path: string) =>
  ({ ...write(server, path), purpose: 'money', redirect: 'error' }) as const;

const track = (path: string) =>
  ({
    server: 'promotion',
    method: 'GET',
    path,
    purpose: 'tracking',
    onFailure: 'silence',
  }) as const;

export const aliases = {
  contractDetail: read('general', 'POST', '/v3/loan-details/contract-detail'),
  loanDetails: read('general', 'GET', '/v3/loan-details/loan-details'),
  generateVcode: {
    ...read('general', 'GET', '/v3/loan-details/generate-vcode'),
    makesSomething: true,
  },
  // Sent from a modal dialog: screen readers do not announce a toast behind the dialog.
  googleScore: { ...write('general', '/v3/loan-details/google-score'), onFailure: 'screen' },
  loanDetailConfirm: read('general', 'GET', '/v3/loan-confirm/loan-detail-confirm'),
  loanDetailPush: money('general', '/v3/loan-confirm/loan-detail-push'),
  loanPlayDetail: read('general', 'GET', '/v3/installment/loan-play-detail'),
  loanPlayDelayDetail: read('general', 'GET', '/v3/installment/loan-play-delay-detail'),
  problemInit: read('general', 'POST', '/user-problem/problem-init'),
  uploadProblemImage: write('general', '/user-problem/upload-problem-img'),
  problemSave: {
    ...write('general', '/user-problem/problem-save'),
    onFailure: 'toastOfRefusal',
  },
  problemList: read('general', 'POST', '/user-problem/problem-list'),
  problemDetail: read('general', 'POST', '/user-problem/problem-detail'),
  getWhatsapp: {
    ...read('general', 'POST', '/user-problem/get-whatsapp'),
    answersAnyone: true,
  },
  repaymentWay: {
    ...read('loanService', 'POST', '/repayment-way'),
    inQuery: ['orderId'],
    makesSomething: true,
    onFailure: 'screenAndWord',
  },
  repaymentCommit: money('loanService', '/repayment-commit'),
  repaymentConfirm: money('loanService', '/repayment-confirm'),
  repaymentHuichao: { ...write('loanService', '/repayment-huichao'), redirect: 'error' },
  channelTemplate: {
    ...read('promotion', 'GET', '/service/channel/channel-template'),
    success: 'payment',
    onFailure: 'toastOrWord',
  },
  trackVisit: track('/promotion/track-visit'),
  trackClick: track('/promotion/track-click'),
  getSid: { ...read('promotion', 'GET', '/promotion/get-sid'), onFailure: 'toastOrWord' },
  getSms: write('promotion', '/promotion/get-sms'),
  register: write('promotion', '/promotion/register'),
} as const satisfies Record<string, Alias>;

/** The only call without a client: a picture, loaded without the clients' headers. */
export const CAPTCHA = {
  name: 'getCaptcha',
  prefix: 'promotionPrefix',
  path: '/promotion/get-captcha',
} as const;

export type AliasName = keyof typeof aliases;

export const aliasNamed = (name: AliasName): Alias => aliases[name];

/** The success rule of a call. */
export function successRuleOf(name: AliasName): SuccessRule {
  const { server, success } = aliasNamed(name);
  return success ?? servers[server].success;
}

export const isMoney = (name: AliasName): boolean => aliasNamed(name).purpose === 'money';
