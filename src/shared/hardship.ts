import * as v from 'valibot';
import { checkedBy, type StoredItem } from '@/platform/storage';
import type { AppThunk } from '@/platform/store';

/** When the borrower wrote to the lender that they cannot pay an order. */
interface SentHardship {
  readonly orderNo: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** In milliseconds: the loan says for 30 days that the message was sent. */
const HARDSHIP_LIFE_MS = 30 * 24 * 60 * 60 * 1_000;

const HARDSHIP: StoredItem<SentHardship> = {
  key: 'help.hardship',
  where: 'device',
  owner: 'borrower',
  check: checkedBy(v.object({ orderNo: v.string(), at: v.number() })),
  lastsMs: HARDSHIP_LIFE_MS,
};

/** When the message about an order was sent; undefined if none was. */
export const readHardship =
  (orderNo: string): AppThunk<number | undefined> =>
  (_dispatch, _getState, { storage }) => {
    const sent = storage.read(HARDSHIP);
    return sent?.orderNo === orderNo ? sent.at : undefined;
  };

export const storeHardship =
  (orderNo: string): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    storage.write(HARDSHIP, { orderNo, at: Date.now() });
  };
