import { createListenerMiddleware } from '@reduxjs/toolkit';
import { aliasNamed } from '../api/aliases';
import { failed } from '../api/matchers';
import { failureText } from '../screen/failureText';
import { toastShown } from '../screen/toasts';
import type { Services } from './services';

/** What follows from what, across slices: one line an effect. */
export function createListeners({ i18n }: Services) {
  const listeners = createListenerMiddleware();

  // A write that failed says so; one of unknown outcome has a screen of its own.
  listeners.startListening({
    matcher: failed,
    effect: ({ payload }, { dispatch }) => {
      if (payload.kind === 'unknownOutcome') return;
      if (aliasNamed(payload.alias).onFailure !== 'toast') return;
      const text = failureText(payload);
      dispatch(toastShown('error', typeof text === 'string' ? text : i18n._(text)));
    },
  });

  return listeners.middleware;
}
