import type { RequestOf } from '../api/contract/requests';
import type { OrderKey } from './api';

/** What a payment reference is asked for (docs/reference/calls.md#bodies): 1 an instalment, 2 an extension. */
export type RequestType = RequestOf<'generateVcode'>['requestType'];
export const REQUEST: Readonly<Record<'instalment' | 'extension', RequestType>> = {
  instalment: '1',
  extension: '2',
};

export type InstructionKey = OrderKey & Omit<RequestOf<'generateVcode'>, keyof OrderKey>;

/** Reads an address's parameters by name (`parametersOf` of `src/session`): empty for what is absent. */
export type ReadParameter = (name: string) => string;

/**
 * What an address asks to be paid, in minor units. It will be shown as owed and sent, so anything but a
 * whole number is no amount, whoever wrote it there.
 */
export function readAmount(read: ReadParameter): string {
  const amount = read('amount');
  return /^[1-9]\d{0,14}$/.test(amount) ? amount : '';
}

/** Anything but an extension is an instalment. */
export const readRequestType = (read: ReadParameter): RequestType =>
  read('requestType') === REQUEST.extension ? REQUEST.extension : REQUEST.instalment;

/** The payment that an address asks instructions for; nothing where it names none. */
export function readInstructionKey(
  read: ReadParameter,
  { productId, orderId }: OrderKey,
): InstructionKey | undefined {
  const amount = readAmount(read);
  const payCode = read('payCode');
  if (!amount || !payCode) return undefined;
  return { productId, orderId, amount, payCode, requestType: readRequestType(read) };
}
