import type { I18n } from '@lingui/core';
import {
  type Dispatch,
  isFulfilled,
  isPending,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { failed } from '../../api/matchers';
import { announcementOf } from '../../borrower/failureText';
import { toastShown } from '../../borrower/toasts';
import { translate } from '../../i18n/i18n';
import { markAnswer } from '../../reports/firstAnswer';
import type { Witness } from '../../reports/sighting';
import type { Keeper, Kept } from '../../session/keeper';

/** What the effects need of a page. */
interface Effected {
  readonly i18n: I18n;
  readonly witness?: Witness | undefined;
}

export type Effect = (action: UnknownAction, dispatch: Dispatch, page: Effected) => void;

/** A failed call says so in a toast, where its row in the table of calls wants one. */
const announceFailure: Effect = (action, dispatch, { i18n }) => {
  const words = failed(action) && announcementOf(action.payload);
  if (words) dispatch(toastShown('error', translate(i18n, words)));
};

/** When a call was begun, by the one object that all its actions carry; milliseconds since the page began. */
const begun = new WeakMap<object, number>();

/** What is put into the cache before the first rendering: its screen is given the same answer once more. */
const isAhead = (arg: object) => 'subscribe' in arg && arg.subscribe === false;

/** Whoever watches hears of failed calls, and when the first one was answered. */
const tellWitness: Effect = (action, _, { witness }) => {
  if (!witness) return;
  const now = performance.now();
  const arg = (action.meta as { readonly arg?: unknown } | undefined)?.arg;
  if (typeof arg !== 'object' || arg === null) return;
  if (isPending(action)) begun.set(arg, now);
  if (failed(action) && !isAhead(arg)) {
    witness({ kind: 'call', failure: action.payload, duration: now - (begun.get(arg) ?? now) });
  }
  if (isFulfilled(action)) {
    // Its figures are on the screen with the next frame.
    requestAnimationFrame(() => {
      markAnswer(window);
    });
  }
};

/** What follows from what, across slices, on whichever page: one line an effect. */
const everywhere: readonly Effect[] = [announceFailure, tellWitness];

/**
 * Runs the effects of an action once the reducers have seen it: every page's, and its own.
 * RTK's listeners would cost 1.4 kB a first load.
 */
export const createEffects =
  (page: Effected, own: readonly Effect[] = []): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const result = next(action);
    [...everywhere, ...own].forEach((effect) =>
      effect(action as UnknownAction, store.dispatch, page),
    );
    return result;
  };

/** Keeps a part of the state over a reload, in the same task in which it changes. */
export const keeping =
  <Part>(keeper: Keeper, kept: Kept<Part>, select: (state: never) => Part): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const before = select(store.getState() as never);
    const result = next(action);
    const after = select(store.getState() as never);
    if (after !== before) keeper.write(kept, after);
    return result;
  };
