import * as v from 'valibot';
import { echoed } from '@/domain/money';
import { checkedBy, type StoredItem } from '@/platform/storage';
import type { LoadedInstruction, RepaymentState } from './slice';

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
      codeDeadline: v.optional(v.number()),
      serviceIconPosition: v.number(),
      part: v.nullish(
        v.object({ debt: text, isFull: v.optional(v.boolean()), text, amount: text }),
      ),
    }),
  ),
};

/** The last payment instruction survives a reload. */
export const STORED_INSTRUCTION: StoredItem<LoadedInstruction> = {
  key: 'instruction',
  where: 'tab',
  owner: 'login',
  check: checkedBy(
    v.object({
      payment: text,
      instruction: v.object({
        topLogo: text,
        bottomLogo: text,
        amount: text,
        title: text,
        text,
        reference: v.object({ text, picture: text }),
        company: text,
        sections: v.array(v.object({ title: text, texts: v.array(text) })),
        pictures: v.array(v.object({ title: text, email: text, images: v.array(text) })),
      }),
      loadedAt: v.number(),
    }),
  ),
};
