import { combineReducers, createListenerMiddleware } from '@reduxjs/toolkit';
import { listenToCalls } from '@/app/store/callEffects';
import { aliases, type AliasName } from '@/contract';
import { createI18n } from '@/design/i18n/i18n';
import { type ApiFailure, asMoneyFailure } from '@/platform/api/failures';
import { toastsSlice } from '@/shared/feedback/toasts';
import { actionLog } from '../../support/actionLog';

const i18n = createI18n('en');

/** The toast messages after a call has failed. */
function saidOf(failure: ApiFailure) {
  const { middleware, startListening } = createListenerMiddleware({ extra: { i18n } });
  listenToCalls(startListening);
  const log = actionLog({
    reducer: combineReducers({ toasts: toastsSlice.reducer }),
    middleware: [middleware],
  });
  log.dispatch({
    type: 'api/executeQuery/rejected',
    meta: {
      requestId: '1',
      requestStatus: 'rejected',
      rejectedWithValue: true,
      arg: { endpointName: failure.alias },
    },
    payload: failure,
  });
  return log
    .actions()
    .filter(toastsSlice.actions.toastShown.match)
    .map(({ payload }) => payload.text);
}

const refusal = (alias: AliasName, message = 'No'): ApiFailure => ({
  kind: 'refused',
  alias,
  code: '7',
  message,
});
const lost = (alias: AliasName): ApiFailure => ({ kind: 'unreachable', alias, reason: 'network' });

const rows = (Object.keys(aliases) as AliasName[]).map((alias) => ({
  alias,
  onFailure: aliases[alias].onFailure,
}));

it.each(rows)(
  '$alias: a failure has the effect of its row ($onFailure)',
  ({ alias, onFailure }) => {
    const isSaid = onFailure.startsWith('toast');
    expect(saidOf(refusal(alias))).toEqual(isSaid ? ['No'] : []);
    const [word, ...more] = saidOf(lost(alias));
    expect(more).toEqual([]);
    if (onFailure === 'toast') expect(word).not.toBe('error');
    else expect(word).toBe(onFailure.endsWith('Word') ? 'error' : undefined);
  },
);

it('a refusal without words has words of the app', () => {
  expect(saidOf(refusal('problemSave', ' '))).toEqual([expect.stringMatching(/^\S/)]);
});

it('a write of unknown outcome has its own screen', () => {
  expect(saidOf(asMoneyFailure(lost('loanDetailPush')))).toEqual([]);
});
