import type { ListenerEffect, UnknownAction } from '@reduxjs/toolkit';
import {
  type PromotionDispatch,
  type PromotionRootState,
  RESEND_AT,
} from '../../../features/promotion/index';
import { isAnswered, isFailed, isStarted } from '../../../platform/api/outcomes';
import type { DevTools } from '../../../platform/devTools/devTools';
import {
  createPromotionStore,
  type PageExtra,
  type PromotionListeners,
} from '../../store/promotion';
import { announceFailure, markFirstAnswer, noteCallStart, reportFailure } from '../shell/listeners';

type Effect = ListenerEffect<UnknownAction, PromotionRootState, PromotionDispatch, PageExtra>;

/** The effects of the actions of the promotion's store. */
export function listen({ startListening }: Pick<PromotionListeners, 'startListening'>): void {
  const startAppListening = startListening.withTypes<
    PromotionRootState,
    PromotionDispatch,
    PageExtra
  >();

  startAppListening({ matcher: isFailed, effect: announceFailure });
  startAppListening({ matcher: isStarted, effect: noteCallStart });
  startAppListening({ matcher: isFailed, effect: reportFailure });
  startAppListening({ matcher: isAnswered, effect: markFirstAnswer });
  startAppListening({ predicate: hasNewCountdown, effect: storeCountdown });
}

/** The promotion's store with its effects. */
export function createStore(extra: PageExtra, devTools: DevTools) {
  const { store, listeners } = createPromotionStore(extra, devTools);
  listen(listeners);
  return store;
}

const hasNewCountdown = (_: UnknownAction, now: PromotionRootState, before: PromotionRootState) =>
  now.promotion.resendAt !== before.promotion.resendAt;

/** Stores the countdown: a reload must not shorten the wait for another code. */
const storeCountdown: Effect = (_, page) => {
  page.extra.storage.write(RESEND_AT, page.getState().promotion.resendAt);
};
