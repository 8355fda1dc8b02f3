import type { RequestOf } from '../../contract';
import { readAmount, type ReadParameter, readRequestType } from '../../platform/navigation';
import type { OrderKey } from './api';

export type InstructionKey = OrderKey & Omit<RequestOf<'generateVcode'>, keyof OrderKey>;

/** The payment that an address names; undefined where the amount or the code is missing. */
export function readInstructionKey(
  read: ReadParameter,
  { productId, orderId }: OrderKey,
): InstructionKey | undefined {
  const amount = readAmount(read);
  const payCode = read('payCode');
  if (!amount || !payCode) return undefined;
  return { productId, orderId, amount, payCode, requestType: readRequestType(read) };
}
