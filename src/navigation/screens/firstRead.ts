import { readAmount, readRequestType, type ReadParameter } from '../../order/instructionKey';
import type { FirstRead } from './row';

/** Where a page was opened: the screen's own parameters, and the product and order of its session. */
export interface Place {
  readonly read: ReadParameter;
  readonly productId: string | undefined;
  readonly orderId: string | undefined;
}

/** Parameters of which not every text will do. */
const strict: Readonly<Record<string, (read: ReadParameter) => string>> = {
  amount: readAmount,
  requestType: readRequestType,
};

function valueOf(name: string, { read, productId, orderId }: Place): string | undefined {
  const kept = { productId, orderId }[name];
  return strict[name]?.(read) ?? (read(name) || kept || undefined);
}

/** The endpoint's argument; nothing where the place does not say what to ask for. */
export function argumentOf({ parameters, needs }: FirstRead, place: Place): object | undefined {
  if (needs?.some((name) => !valueOf(name, place))) return undefined;
  return Object.fromEntries(
    Object.entries(parameters).map(([name, source]) => [
      name,
      typeof source === 'number' ? source : valueOf(source, place),
    ]),
  );
}

/** Whether the screen looks like its frame, with this answer's data or with none so far. */
export function looksLikeFrame(
  { looksOtherwise = {} }: FirstRead,
  place: Place,
  data: unknown,
): boolean {
  const { without = [], with: beside = [], answered = {}, unlessAnswered = {} } = looksOtherwise;
  const has = (name: string) => !!valueOf(name, place);
  if (!without.every(has)) return false;
  if (data === undefined) return true;
  const given = Object(data) as Record<string, string | number | null | undefined>;
  const isOneOf = ([field, values]: readonly [string, readonly string[]]) =>
    values.includes(String(given[field] ?? ''));
  return (
    !beside.some(has) &&
    !Object.entries(answered).some(isOneOf) &&
    Object.entries(unlessAnswered).every(isOneOf)
  );
}
