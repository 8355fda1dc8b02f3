import type { Environment } from '../environment/environment';

/**
 * The two tables of calls (docs/reference/calls.md#table). A *server* row says how one family of calls speaks; an
 * *alias* row says which call it is. A new call is a row here, a schema and an endpoint.
 */

/** How an answer's envelope says "done". */
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
 * What a call is to the borrower: a *read* may be asked again; a *write* is sent once for one intent;
 * a *money* write may also end in an unknown outcome, which locks; *tracking* fails in silence.
 */
export type Purpose = 'read' | 'write' | 'money' | 'tracking';

/**
 * What a failure does beyond being returned: its *screen* says it, a *toast* says it, or neither does (*silence*).
 * Where a line that broke has one word of its own (docs/reference/words.md#payment-messages), a toast says that *word*:
 * beside what the screen says, or in place of what another toast would.
 */
export type OnFailure = 'screen' | 'toast' | 'silence' | 'screenAndWord' | 'toastOrWord';

export interface Alias {
  readonly server: keyof typeof servers;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly purpose: Purpose;
  /** A read that makes something at the server, a token or a reference: only a borrower's tap sends it, each time once. */
  readonly makesSomething?: true;
  /** Where it differs from its server's. */
  readonly success?: SuccessRule;
  /** Caller parameters that a POST carries in the query rather than in the body. */
  readonly inQuery?: readonly string[];
  readonly onFailure: OnFailure;
}

const read = (server: keyof typeof servers, method: 'GET' | 'POST', path: string) =>
  ({ server, method, path, purpose: 'read', onFailure: 'screen' }) as const;

/** A write of the general family says why it failed in a toast; the other families have words of their own. */
const write = (server: keyof typeof servers, path: string) =>
  ({
    server,
    method: 'POST',
    path,
    purpose: 'write',
    onFailure: server === 'general' ? 'toast' : 'screen',
  }) as const;

const money = (server: keyof typeof servers, path: string) =>
  ({ ...write(server, path), purpose: 'money' }) as const;

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
  // Asked for in a modal dialog: a toast behind it would be silent to a screen reader.
  googleScore: { ...write('general', '/v3/loan-details/google-score'), onFailure: 'screen' },
  loanDetailConfirm: read('general', 'GET', '/v3/loan-confirm/loan-detail-confirm'),
  loanDetailPush: money('general', '/v3/loan-confirm/loan-detail-push'),
  loanPlayDetail: read('general', 'GET', '/v3/installment/loan-play-detail'),
  loanPlayDelayDetail: read('general', 'GET', '/v3/installment/loan-play-delay-detail'),
  problemInit: read('general', 'POST', '/user-problem/problem-init'),
  uploadProblemImage: write('general', '/user-problem/upload-problem-img'),
  problemSave: write('general', '/user-problem/problem-save'),
  problemList: read('general', 'POST', '/user-problem/problem-list'),
  problemDetail: read('general', 'POST', '/user-problem/problem-detail'),
  getWhatsapp: read('general', 'POST', '/user-problem/get-whatsapp'),
  repaymentWay: {
    ...read('loanService', 'POST', '/repayment-way'),
    inQuery: ['orderId'],
    makesSomething: true,
    onFailure: 'screenAndWord',
  },
  repaymentCommit: money('loanService', '/repayment-commit'),
  repaymentConfirm: money('loanService', '/repayment-confirm'),
  repaymentHuichao: write('loanService', '/repayment-huichao'),
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

/** The one call that no client makes: an `<img>` loads it. */
export const CAPTCHA = { name: 'getCaptcha', path: '/promotion/get-captcha' } as const;

export type AliasName = keyof typeof aliases;

export const aliasNamed = (name: AliasName): Alias => aliases[name];

/** How an answer to this call says "done". */
export function successRuleOf(name: AliasName): SuccessRule {
  const { server, success } = aliasNamed(name);
  return success ?? servers[server].success;
}

export const isMoney = (name: AliasName): boolean => aliasNamed(name).purpose === 'money';

/** Where a call goes in this environment, without its query; a replaced alias is the whole path. */
export function addressOf(name: AliasName, environment: Environment): string {
  const { server, path } = aliasNamed(name);
  return (
    environment.apiBase + (environment.aliases[name] ?? environment[servers[server].prefix] + path)
  );
}
