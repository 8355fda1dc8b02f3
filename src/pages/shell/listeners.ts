import type { I18n } from '@lingui/core';
import type { Dispatch } from '@reduxjs/toolkit';
import type { CallStep, Failed } from '../../api/outcomes';
import { translate } from '../../i18n/i18n';
import { markAnswer } from '../../reports/firstAnswer';
import type { Reporter } from '../../reports/report';
import { announcementOf } from '../../shared/feedback/failureText';
import { toastShown } from '../../shared/feedback/toasts';

/** What a page lends to the effects that both pages with a store have. */
interface Listening {
  readonly dispatch: Dispatch;
  readonly extra: { readonly i18n: I18n; readonly reporter?: Reporter | undefined };
}

/** A failed call says so in a toast, where its row in the table of calls wants one. */
export function announceFailure({ payload }: Failed, { dispatch, extra }: Listening): void {
  const words = announcementOf(payload);
  if (words) dispatch(toastShown('error', translate(extra.i18n, words)));
}

/** When a call was begun, by the one object that all its actions carry; milliseconds since the page began. */
const begun = new WeakMap<object, number>();

export function noteCallStart({ meta }: CallStep): void {
  begun.set(meta.arg, performance.now());
}

/** What was read ahead of its screen: the screen asks again, and that failure counts. */
const isAhead = (arg: object) => 'subscribe' in arg && arg.subscribe === false;

export function reportFailure({ payload: failure, meta }: Failed, { extra }: Listening): void {
  if (isAhead(meta.arg)) return;
  const now = performance.now();
  extra.reporter?.({ kind: 'call', failure, duration: now - (begun.get(meta.arg) ?? now) });
}

/** The figures of an answer are on the screen with the next frame. */
export function markFirstAnswer(_: CallStep, { extra }: Listening): void {
  if (!extra.reporter) return;
  requestAnimationFrame(() => {
    markAnswer(window);
  });
}
