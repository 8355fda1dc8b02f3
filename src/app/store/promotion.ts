import {
  ADVERTISEMENT,
  type PromotionExtra,
  type PromotionRootState,
  promotionSlice,
  RESEND_AT,
  restoredPromotion,
} from '../../features/promotion';
import { api } from '../../platform/api';
import { BATCHING, CHECKS, configureStore, type DevTools } from '../../platform/devTools';
import type { Reporter } from '../../platform/reports';
import { toastsSlice } from '../../shared';
import { type Effect, effectsMiddleware } from './effects';

/** What the page's effects need, too. */
export interface PageExtra extends PromotionExtra {
  /** Without a reporter nothing is reported. */
  readonly reporter?: Reporter | undefined;
}

/** Makes the promotion's store, which has no session, with the effects of its page. */
export const createPromotionStore = (
  extra: PageExtra,
  devTools: DevTools,
  effects: readonly Effect<PromotionRootState, PageExtra>[],
) =>
  configureStore({
    reducer: {
      promotion: promotionSlice.reducer,
      toasts: toastsSlice.reducer,
      api: api.reducer,
    },
    preloadedState: {
      promotion: restoredPromotion(
        extra.storage.read(RESEND_AT),
        extra.storage.read(ADVERTISEMENT),
      ),
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, ...CHECKS }).concat(
        effectsMiddleware(effects, extra),
        api.middleware,
      ),
    enhancers: (defaults) => defaults(BATCHING),
    devTools,
  });
