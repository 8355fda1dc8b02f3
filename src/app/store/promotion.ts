import type { I18n } from '@lingui/core';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../../platform/api/api';
import type { ApiPorts } from '../../platform/api/baseQuery';
import { BATCHING, configureStore } from '../../platform/devTools/configureStore';
import type { DevTools } from '../../platform/devTools/devTools';
import { promotionSlice, restoredPromotion } from '../../features/promotion/slice';
import { RESEND_AT } from '../../features/promotion/storedItems';
import type { Reporter } from '../../platform/reports/report';
import { toastsSlice } from '../../shared/feedback/toasts';
import type { OwnedStorage } from '../../platform/storage/ownedStorage';

/** The `extra` argument of the promotion's thunks and listeners, and of the base query. */
export interface PromotionExtra extends ApiPorts {
  readonly i18n: I18n;
  readonly storage: OwnedStorage;
  /** Without a reporter nothing is reported. */
  readonly reporter?: Reporter | undefined;
}

/** Makes the promotion's store, which has no session. The page registers its effects with `listeners`. */
export function createPromotionStore(extra: PromotionExtra, devTools: DevTools) {
  const listeners = createListenerMiddleware({ extra });
  const store = configureStore({
    reducer: {
      promotion: promotionSlice.reducer,
      toasts: toastsSlice.reducer,
      api: api.reducer,
    },
    preloadedState: { promotion: restoredPromotion(extra.storage.read(RESEND_AT)) },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    enhancers: (defaults) => defaults(BATCHING),
    devTools,
  });
  return { store, listeners };
}

export type PromotionStore = ReturnType<typeof createPromotionStore>['store'];
export type PromotionListeners = ReturnType<typeof createPromotionStore>['listeners'];
export type PromotionRootState = ReturnType<PromotionStore['getState']>;
export type PromotionDispatch = PromotionStore['dispatch'];
