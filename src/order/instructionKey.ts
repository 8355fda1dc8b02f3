import type { OrderKey } from './api';

/** What a payment reference is asked for (contract, section 4): 1 an instalment, 2 an extension. */
export type RequestType = '1' | '2';
export const REQUEST: Readonly<Record<'instalment' | 'extension', RequestType>> = {
  instalment: '1',
  extension: '2',
};

export interface InstructionKey extends OrderKey {
  /** Minor units, as the address has them. */
  readonly amount: string;
  readonly payCode: string;
  readonly requestType: RequestType;
}

/** The payment that an address asks instructions for; nothing where it names none. */
export function readInstructionKey(
  query: URLSearchParams,
  { productId, orderId }: OrderKey,
): InstructionKey | undefined {
  const amount = query.get('amount');
  const payCode = query.get('payCode');
  if (!amount || !payCode) return undefined;
  const isExtension = query.get('requestType') === REQUEST.extension;
  const requestType = isExtension ? REQUEST.extension : REQUEST.instalment;
  return { productId, orderId, amount, payCode, requestType };
}
