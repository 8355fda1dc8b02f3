import { ADVERTISEMENT, type PromotionRootState, RESEND_AT } from '../../../features/promotion';
import { isAnswered, isFailed, isStarted } from '../../../platform/api';
import type { DevTools } from '../../../platform/devTools';
import { type Effect, on } from '../../store/effects';
import { createPromotionStore, type PageExtra } from '../../store/promotion';
import { announceFailure, markFirstAnswer, noteCallStart, reportFailure } from '../shell/effects';

type PageEffect = Effect<PromotionRootState, PageExtra>;

/** Stores the countdown: a reload must not shorten the wait for another code. */
const storeCountdown: PageEffect = (_, { extra, getState }, before) => {
  const { resendAt } = getState().promotion;
  if (resendAt !== before.promotion.resendAt) extra.storage.write(RESEND_AT, resendAt);
};

/** Stores the visit's advertisement: a reload of a page behind the hash must not lose it. */
const storeAdvertisement: PageEffect = (_, { extra, getState }, before) => {
  const { advertisement } = getState().promotion;
  if (advertisement !== before.promotion.advertisement)
    extra.storage.write(ADVERTISEMENT, advertisement);
};

/** The effects of the actions of the promotion's store, in order. */
export const effects: readonly PageEffect[] = [
  on(isFailed, announceFailure),
  on(isStarted, noteCallStart),
  on(isFailed, reportFailure),
  on(isAnswered, markFirstAnswer),
  storeCountdown,
  storeAdvertisement,
];

/** The promotion's store with its effects. */
export const createStore = (extra: PageExtra, devTools: DevTools) =>
  createPromotionStore(extra, devTools, effects);
