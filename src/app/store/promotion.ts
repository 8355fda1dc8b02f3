import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type Dispatch,
} from '@reduxjs/toolkit';
import {
  ADVERTISEMENT,
  type PromotionExtra,
  promotionSlice,
  RESEND_AT,
  restoredPromotion,
} from '@/features/promotion';
import { api } from '@/platform/api';
import type { DevTools } from '@/platform/devTools';
import type { Reporter } from '@/platform/reports';
import { toastsSlice } from '@/shared';
import { listenToCalls } from './callEffects';
import { BATCHING, CHECKS, relayOf } from './storeOptions';

/** What the page's effects need, too. */
export interface PageExtra extends PromotionExtra {
  /** Without a reporter nothing is reported. */
  readonly reporter?: Reporter | undefined;
}

export const promotionReducer = combineSlices(promotionSlice, toastsSlice, api);

type PromotionState = ReturnType<typeof promotionReducer>;

/** The effects of actions, in order. Each runs in the task of its action, up to its first `await`. */
export function promotionEffects(extra: PageExtra) {
  const listener = createListenerMiddleware({ extra });
  const startAppListening = listener.startListening.withTypes<
    PromotionState,
    Dispatch,
    PageExtra
  >();
  listenToCalls(startAppListening);
  // The countdown: a reload must not shorten the wait for another code.
  startAppListening({
    predicate: (_, now, before) => now.promotion.resendAt !== before.promotion.resendAt,
    effect(_, store) {
      extra.storage.write(RESEND_AT, store.getState().promotion.resendAt);
    },
  });
  // The visit's advertisement: a reload of a page behind the hash must not lose it.
  startAppListening({
    predicate: (_, now, before) => now.promotion.advertisement !== before.promotion.advertisement,
    effect(_, store) {
      extra.storage.write(ADVERTISEMENT, store.getState().promotion.advertisement);
    },
  });
  return listener.middleware;
}

/** Makes the promotion's store, which has no session. */
export const createPromotionStore = (extra: PageExtra, devTools: DevTools) =>
  configureStore({
    reducer: promotionReducer,
    preloadedState: {
      promotion: restoredPromotion(
        extra.storage.read(RESEND_AT),
        extra.storage.read(ADVERTISEMENT),
      ),
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, ...CHECKS }).concat(
        promotionEffects(extra),
        api.middleware,
      ),
    enhancers: (defaults) => defaults(BATCHING).concat(relayOf(devTools)),
    devTools,
  });
