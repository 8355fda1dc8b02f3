import { readAmount, type ReadParameter, readRequestType, REQUEST } from '../parameters';
import type { FirstRead } from './row';

/** Parameters with a stricter check. */
const strict: Readonly<Record<string, (read: ReadParameter) => string>> = {
  amount: readAmount,
  requestType: readRequestType,
};

interface Subject {
  readonly productId?: string | undefined;
  readonly orderId?: string | undefined;
}

/** Reads the screen's own parameters. Product and order come from the session if the address does not name them. */
export const readParametersOf =
  (read: ReadParameter, { productId, orderId }: Subject): ReadParameter =>
  (name) =>
    strict[name]?.(read) ?? (read(name) || { productId, orderId }[name] || '');

/** The endpoint's argument; undefined where a needed parameter is missing. */
export function argumentOf(
  { parameters, needs }: FirstRead,
  readParameter: ReadParameter,
): object | undefined {
  if (needs?.some((name) => !readParameter(name))) return undefined;
  return Object.fromEntries(
    Object.entries(parameters).map(([name, source]) => [
      name,
      typeof source === 'number' ? source : readParameter(source) || undefined,
    ]),
  );
}

/** Whether an instalment's amount is below the lender's smallest part (`min`, in minor units), so the debt is read first. */
export const isBelowMin = (
  { amount, requestType }: { readonly amount?: string; readonly requestType?: string },
  min: number | undefined,
): boolean => min !== undefined && requestType === REQUEST.instalment && Number(amount) < min;
