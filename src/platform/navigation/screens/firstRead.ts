import { type GetParameter, parseAmount, parseRequestType, REQUEST } from '../parameters';
import type { FirstRead } from './row';

/** Parameters with a stricter check. */
const strict: Readonly<Record<string, (get: GetParameter) => string>> = {
  amount: parseAmount,
  requestType: parseRequestType,
};

interface Subject {
  readonly productId?: string | undefined;
  readonly orderId?: string | undefined;
}

/** Reads the screen's own parameters. Product and order come from the session if the address does not name them. */
export const parameterGetter =
  (get: GetParameter, { productId, orderId }: Subject): GetParameter =>
  (name) =>
    strict[name]?.(get) ?? (get(name) || { productId, orderId }[name] || '');

/** The endpoint's argument; undefined where a needed parameter is missing. */
export function argumentOf(
  { parameters, needs }: FirstRead,
  getParameter: GetParameter,
): object | undefined {
  if (needs?.some((name) => !getParameter(name))) return undefined;
  return Object.fromEntries(
    Object.entries(parameters).map(([name, source]) => [
      name,
      typeof source === 'number' ? source : getParameter(source) || undefined,
    ]),
  );
}

/** Whether an instalment's amount is below the lender's smallest part (`min`, in minor units), so the debt is read first. */
export const isBelowMin = (
  { amount, requestType }: { readonly amount?: string; readonly requestType?: string },
  min: number | undefined,
): boolean => min !== undefined && requestType === REQUEST.instalment && Number(amount) < min;
