import { EACH, type Shown } from './mask';

/**
 * What developers' tools may read, by slice and by action. What is not named here is masked: whatever a slice, an
 * answer or an action gets one day stays unread until somebody has decided. Answers, and whatever a borrower or a
 * server wrote, show their shape at most: row values, notices, toasts, codes, record and order numbers are texts there.
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
  repayment: { isCodeEntryClosed: 'value', servicePlace: 'value', instruction: 'shape' },
  complaint: { pictures: { entities: { [EACH]: { status: 'value', share: 'value' } } } },
  promotion: {
    resendAt: 'value',
    isVisitTracked: 'value',
    isRegistered: 'value',
  },
  money: {
    ledger: {
      [EACH]: {
        open: { state: 'value', isThere: 'value', sent, first: sent },
        settled: { state: 'value', doneAt: 'value', isByReading: 'value', sent },
        elsewhere: { state: 'value', leftAt: 'value' },
        settledAt: 'value',
      },
    },
  },
  toasts: { id: 'value', tone: 'value' },
  api: { queries: { [EACH]: call }, mutations: { [EACH]: call }, config: 'shape' },
};

/** Of the actions about a call. */
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

/** What an action of ours carries, by its type; of one that is not named, nothing. */
export const SHOWN_PAYLOADS: Readonly<Record<string, Shown>> = {
  'loan/agreementTicked': { isOn: 'value' },
  'repayment/serviceMoved': 'value',
  'complaint/pictureProgressed': { share: 'value' },
  'promotion/fieldTyped': 'shape',
  'toasts/toastShown': { id: 'value', tone: 'value' },
  'toasts/toastGone': 'value',
};
