import {
  isFulfilled,
  isPending,
  type Dispatch,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { aliasNamed } from '../../api/aliases';
import { failed } from '../../api/matchers';
import { say } from '../../i18n/i18n';
import { failureText } from '../../borrower/failureText';
import { toastShown } from '../../borrower/toasts';
import { SESSION } from '../../session/openSession';
import { sessionEnded } from '../../session/sessionSlice';
import type { Services } from './services';

type Effect = (action: UnknownAction, dispatch: Dispatch, services: Services) => void;

/** A write that failed says so; one of unknown outcome has a screen of its own. */
const announceFailedWrite: Effect = (action, dispatch, { i18n }) => {
  if (!failed(action) || action.payload.kind === 'unknownOutcome') return;
  if (aliasNamed(action.payload.alias).onFailure !== 'toast') return;
  const text = failureText(action.payload);
  dispatch(toastShown('error', say(i18n, text)));
};

/** When a call was begun, by the one object that all its actions carry; milliseconds since the page began. */
const begun = new WeakMap<object, number>();

/** Whoever watches hears of failed calls, and that a read was answered. */
const tellWitness: Effect = (action, _, { witness }) => {
  if (!witness) return;
  const now = performance.now();
  const arg = (action.meta as { readonly arg?: unknown } | undefined)?.arg;
  if (typeof arg !== 'object' || arg === null) return;
  if (isPending(action)) begun.set(arg, now);
  if (failed(action)) {
    witness({ kind: 'call', failure: action.payload, duration: now - (begun.get(arg) ?? now) });
  }
  if (isFulfilled(action)) {
    // Its figures are on the screen with the next frame.
    requestAnimationFrame((at) => {
      witness({ kind: 'answer', at });
    });
  }
};

/** A refusal that means 'log in again': no repetition can succeed. */
const endSession: Effect = (action, dispatch, { environment }) => {
  if (!failed(action) || action.payload.kind !== 'refused') return;
  if (environment.sessionExpiredCodes.includes(action.payload.code)) dispatch(sessionEnded());
};

/** Not with a reload, either. */
const forgetSession: Effect = (action, _, { keeper }) => {
  if (sessionEnded.match(action)) keeper.remove(SESSION);
};

/** What follows from what, across slices: one line an effect. */
const effects: readonly Effect[] = [announceFailedWrite, tellWitness, endSession, forgetSession];

/** Runs the effects of an action once the reducers have seen it. RTK's listeners would cost 1.4 kB a first load. */
export const createEffects =
  (services: Services): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const result = next(action);
    effects.forEach((effect) => effect(action as UnknownAction, store.dispatch, services));
    return result;
  };
