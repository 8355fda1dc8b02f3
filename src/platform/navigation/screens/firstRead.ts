import type { OrderKey } from '../../../domain/orders/api';
import {
  readAmount,
  type ReadParameter,
  readRequestType,
} from '../../../domain/orders/instructionKey';
import type { FirstRead } from './row';

/** Reads a parameter of the address; empty for a missing or invalid one. */
export type ReadParameters = (name: string) => string;

/** Parameters with a stricter check. */
const strict: Readonly<Record<string, (read: ReadParameter) => string>> = {
  amount: readAmount,
  requestType: readRequestType,
};

/** Reads the screen's own parameters. Product and order come from the session if the address does not name them. */
export const readParametersOf =
  (read: ReadParameter, { productId, orderId }: Partial<OrderKey>): ReadParameters =>
  (name) =>
    strict[name]?.(read) ?? (read(name) || { productId, orderId }[name] || '');

/** The endpoint's argument; undefined where a needed parameter is missing. */
export function argumentOf(
  { parameters, needs }: FirstRead,
  readParameter: ReadParameters,
): object | undefined {
  if (needs?.some((name) => !readParameter(name))) return undefined;
  return Object.fromEntries(
    Object.entries(parameters).map(([name, source]) => [
      name,
      typeof source === 'number' ? source : readParameter(source) || undefined,
    ]),
  );
}
