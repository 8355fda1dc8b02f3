import * as v from 'valibot';
import { checkedBy } from '../../../platform/storage';
import type { AppThunk } from '../../../platform/store';
import { STORED_INSTRUCTION } from '../storedItems';
import type { Instruction } from './instruction';

/** A loaded payment instruction, for use without a network. */
interface StoredInstruction {
  /** Names the payment. */
  readonly payment: string;
  readonly instruction: Instruction;
  /** Epoch milliseconds. */
  readonly loadedAt: number;
}

const text = v.string();

const instructionIn = checkedBy(
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
);

/** The stored instruction of a payment. */
export const readInstruction =
  (payment: string): AppThunk<StoredInstruction | undefined> =>
  (_dispatch, _getState, { storage }) => {
    const stored = instructionIn(storage.read(STORED_INSTRUCTION));
    return stored?.payment === payment ? stored : undefined;
  };

export const storeInstruction =
  (loaded: StoredInstruction): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    storage.write(STORED_INSTRUCTION, loaded);
  };

export const removeInstruction =
  (): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    storage.remove(STORED_INSTRUCTION);
  };
