import type { RequestOf } from '@/contract';

/** Gets a parameter of an address (`parametersOf` of `src/platform/session`); empty for a missing or invalid one. */
export type GetParameter = (name: string) => string;

/** The kind of a payment reference (docs/reference/calls.md#bodies): 1 an instalment, 2 an extension. */
export type RequestType = RequestOf<'generateVcode'>['requestType'];
export const REQUEST: Readonly<Record<'instalment' | 'extension', RequestType>> = {
  instalment: '1',
  extension: '2',
};

/**
 * The amount in an address, in minor units. It is shown as the debt and sent, so a text that is not a whole number is
 * no amount.
 */
export function parseAmount(get: GetParameter): string {
  const amount = get('amount');
  return /^[1-9]\d{0,14}$/.test(amount) ? amount : '';
}

/** Every value except an extension's is an instalment. */
export const parseRequestType = (get: GetParameter): RequestType =>
  get('requestType') === REQUEST.extension ? REQUEST.extension : REQUEST.instalment;
