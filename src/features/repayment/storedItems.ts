import * as v from 'valibot';
import { echoed } from '../../domain/money';
import { checkedBy, type StoredItem } from '../../platform/storage';
import type { RepaymentState } from './slice';

const text = v.string();

/** The chosen card, the place of the customer-service icon and a typed amount survive a reload. */
export const STORED_REPAYMENT: StoredItem<RepaymentState> = {
  key: 'repayment',
  where: 'tab',
  owner: 'login',
  check: checkedBy(
    v.object({
      orderId: text,
      cardId: v.nullable(echoed),
      isCodeEntryClosed: v.boolean(),
      serviceIconPosition: v.number(),
      part: v.nullish(
        v.object({ orderId: text, isFull: v.optional(v.boolean()), text, amount: text }),
      ),
    }),
  ),
};

/** The last payment instruction survives a reload. The screen's code, which is loaded later, checks the form. */
export const STORED_INSTRUCTION: StoredItem<unknown> = {
  key: 'instruction',
  where: 'tab',
  owner: 'login',
  check: (value) => value,
};
