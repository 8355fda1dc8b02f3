import * as v from 'valibot';
import { orderApi, type OrderKey } from '@/domain/orders';
import { checkedBy, type StoredItem } from '@/platform/storage';
import type { AppThunk } from '@/platform/store';
import { loanDetailOpenedFresh, orderRated, ratingAsked } from '../slice';

/** The lifetime of the stored list in milliseconds: a year after the last rating. */
const RATED_LIFE_MS = 365 * 24 * 60 * 60 * 1_000;

/** The orders whose rating was sent or closed. The app does not ask for their rating again. */
const RATED: StoredItem<readonly string[]> = {
  key: 'loan.rated',
  where: 'device',
  owner: 'borrower',
  check: checkedBy(v.array(v.string())),
  lastsMs: RATED_LIFE_MS,
};

/** Asks for a rating of an order, unless this borrower was asked before on this device. */
export const askForRating =
  (orderId: string): AppThunk =>
  (dispatch, _getState, { storage }) => {
    if (!storage.read(RATED)?.includes(orderId)) dispatch(ratingAsked(orderId));
  };

/** Stores that the rating of an order was sent or closed. */
export const markRated =
  (orderId: string): AppThunk =>
  (dispatch, _getState, { storage }) => {
    const others = storage.read(RATED)?.filter((other) => other !== orderId) ?? [];
    storage.write(RATED, [...others, orderId]);
    dispatch(orderRated(orderId));
  };

/** Called when the screen opens. An answer that needs no new request was read for this opening (`FRESH_S`). */
export const openLoanDetail =
  (key: OrderKey): AppThunk =>
  (dispatch, getState) => {
    const { isSuccess } = orderApi.endpoints.loanDetails.select(key)(getState());
    if (isSuccess) dispatch(loanDetailOpenedFresh());
  };

/** The receipt that the loan detail showed last. */
interface ShownReceipt {
  readonly id: string;
  /** By 'Done'. */
  readonly isClosed: boolean;
}

/** In milliseconds: a receipt is shown for a day. */
const RECEIPT_LIFE_MS = 24 * 60 * 60 * 1_000;

const RECEIPT: StoredItem<ShownReceipt> = {
  key: 'loan.receipt',
  where: 'device',
  owner: 'borrower',
  check: checkedBy(v.object({ id: v.string(), isClosed: v.boolean() })),
  lastsMs: RECEIPT_LIFE_MS,
};

export const loadShownReceipt =
  (): AppThunk<ShownReceipt | undefined> =>
  (_dispatch, _getState, { storage }) =>
    storage.read(RECEIPT);

export const storeShownReceipt =
  (shown: ShownReceipt): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    storage.write(RECEIPT, shown);
  };
