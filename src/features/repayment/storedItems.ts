import * as v from 'valibot';
import { checkedBy } from '../../platform/storage/checkedBy';
import type { StoredItem } from '../../platform/storage/ownedStorage';
import type { RepaymentState } from './slice';

const text = v.string();
const echoed = v.union([text, v.number()]);

const InstructionSchema = v.object({
  topLogo: text,
  bottomLogo: text,
  amount: text,
  title: text,
  text,
  reference: v.object({ text, picture: text }),
  company: text,
  sections: v.array(v.object({ title: text, texts: v.array(text) })),
  pictures: v.array(v.object({ title: text, email: text, images: v.array(text) })),
});

/** The chosen card and the last payment instruction survive a reload. */
export const STORED_REPAYMENT: StoredItem<RepaymentState> = {
  key: 'repayment',
  where: 'tab',
  owner: 'login',
  check: checkedBy(
    v.object({
      orderId: text,
      cardId: v.nullable(echoed),
      isCodeEntryClosed: v.boolean(),
      instruction: v.nullable(
        v.object({ key: text, instruction: InstructionSchema, loadedAt: v.number() }),
      ),
      serviceIconPosition: v.number(),
    }),
  ),
};
