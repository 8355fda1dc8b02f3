import { EACH, type Shown } from './mask';

/**
 * What developers' tools may read, by slice and by action. Everything else is masked: a new field of a slice, an
 * answer or an action stays masked until this list names it. Answers and texts written by a borrower or a server
 * show their shape at most: row values, notices, toasts, codes, record and order numbers are texts there.
 */

const failure: Shown = {
  kind: 'value',
  alias: 'value',
  reason: 'value',
  status: 'value',
  cause: 'value',
  schema: 'value',
  issues: 'value',
  code: 'shape',
  message: 'shape',
};

const call: Shown = {
  status: 'value',
  endpointName: 'value',
  requestId: 'value',
  startedTimeStamp: 'value',
  fulfilledTimeStamp: 'value',
  originalArgs: 'shape',
  data: 'shape',
  error: failure,
};

const sent: Shown = { kind: 'value', leftAt: 'value' };

export const SHOWN_STATE: Readonly<Record<string, Shown>> = {
  session: { launch: 'shape', isAccepted: 'value' },
  loan: { showsLoanMarket: 'value', isRatingAsked: 'value' },
  repayment: {
    isCodeEntryClosed: 'value',
    codeDeadline: 'value',
    serviceIconPosition: 'value',
    instruction: { loadedAt: 'value' },
  },
  complaint: { pictures: { entities: { [EACH]: { status: 'value', share: 'value' } } } },
  promotion: {
    resendAt: 'value',
    isVisitTracked: 'value',
    isRegistered: 'value',
  },
  money: {
    ledger: {
      [EACH]: {
        open: { state: 'value', isAtLender: 'value', sent },
        settled: { state: 'value', at: 'value', sent },
        earlier: { state: 'value', at: 'value', sent },
        elsewhere: { leftAt: 'value' },
        settledAt: 'value',
      },
    },
  },
  toasts: { id: 'value', tone: 'value' },
  api: { queries: { [EACH]: call }, mutations: { [EACH]: call }, config: 'shape' },
};

/** For actions about a call. */
export const SHOWN_CALL: Shown = {
  requestId: 'value',
  requestStatus: 'value',
  startedTimeStamp: 'value',
  fulfilledTimeStamp: 'value',
  aborted: 'value',
  condition: 'value',
  arg: { type: 'value', endpointName: 'value', forceRefetch: 'value', originalArgs: 'shape' },
};
export const SHOWN_FAILURE = failure;

/** What an action's payload may show, by the action's type; nothing for a type that is not listed. */
export const SHOWN_PAYLOADS: Readonly<Record<string, Shown>> = {
  'loan/agreementTicked': { isOn: 'value' },
  'repayment/serviceMoved': 'value',
  'complaint/pictureProgressed': { share: 'value' },
  'promotion/fieldTyped': 'shape',
  'toasts/toastShown': { id: 'value', tone: 'value' },
  'toasts/toastGone': 'value',
};
