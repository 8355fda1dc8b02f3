import type { I18n } from '@lingui/core';
import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit';
import { translate } from '@/design/i18n';
import { type CallStep, type Failed, isAnswered, isFailed, isStarted } from '@/platform/api';
import { markAnswer, type Reporter } from '@/platform/reports';
import { announcementOf, toastShown } from '@/shared';

/** What the effects of calls use of a store. */
interface Listening {
  readonly dispatch: Dispatch;
  readonly extra: { readonly i18n: I18n; readonly reporter?: Reporter | undefined };
}

/** Shows a toast for a failed call if the call's row in the table of calls says so. */
function announceFailure({ payload }: Failed, { dispatch, extra }: Listening): void {
  const words = announcementOf(payload);
  if (words) dispatch(toastShown('error', translate(extra.i18n, words), extra.i18n.locale));
}

/** The start time of each call in milliseconds since the page's start, by the `meta.arg` object of its actions. */
const startedAt = new WeakMap<object, number>();

function noteCallStart({ meta }: CallStep): void {
  startedAt.set(meta.arg, performance.now());
}

/** Whether a read was prefetched. The screen repeats a failed prefetch. Only a failed repetition is reported. */
const isAhead = (arg: object) => 'subscribe' in arg && arg.subscribe === false;

function reportFailure({ payload: failure, meta }: Failed, { extra }: Listening): void {
  if (isAhead(meta.arg)) return;
  const now = performance.now();
  extra.reporter?.({ kind: 'call', failure, duration: now - (startedAt.get(meta.arg) ?? now) });
}

/** Records the time of the first answer. React paints the answer in the next frame. */
function markFirstAnswer(_: CallStep, { extra }: Listening): void {
  if (!extra.reporter) return;
  requestAnimationFrame(() => {
    markAnswer(window);
  });
}

/** The effects of calls in both stores, in order. */
export function listenToCalls<State, Extra extends Listening['extra']>(
  startListening: TypedStartListening<State, Dispatch, Extra>,
): void {
  startListening({ matcher: isFailed, effect: announceFailure });
  startListening({ matcher: isStarted, effect: noteCallStart });
  startListening({ matcher: isFailed, effect: reportFailure });
  startListening({ matcher: isAnswered, effect: markFirstAnswer });
}
