import * as v from 'valibot';
import { checkedBy } from '../../storage/checkedBy';
import type { StoredItem } from '../../storage/ownedStorage';
import type { AppThunk } from '../../store/borrower';
import { orderRated, ratingAsked } from './slice';

/** How long it is remembered that a rating was asked for, in milliseconds: a year after the last one. */
const MARK_LIFE_MS = 365 * 24 * 60 * 60 * 1_000;

/** The orders whose rating was answered or closed: whatever the lender says, it does not come back. */
const RATED: StoredItem<readonly string[]> = {
  key: 'loan.rated',
  where: 'device',
  owner: 'borrower',
  check: checkedBy(v.array(v.string())),
  lastsMs: MARK_LIFE_MS,
};

/** Asks for a rating of an order, unless this borrower was asked before on this device. */
export const askForRating =
  (orderId: string): AppThunk =>
  (dispatch, _getState, { storage }) => {
    if (!storage.read(RATED)?.includes(orderId)) dispatch(ratingAsked(orderId));
  };

/** The rating of an order was answered or closed. */
export const markRated =
  (orderId: string): AppThunk =>
  (dispatch, _getState, { storage }) => {
    const others = storage.read(RATED)?.filter((other) => other !== orderId) ?? [];
    storage.write(RATED, [...others, orderId]);
    dispatch(orderRated(orderId));
  };
