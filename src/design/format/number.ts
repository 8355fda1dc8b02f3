/** The number format of a country (the environment's `numberFormat`). */
export interface NumberShape {
  readonly group: string;
  readonly decimal: string;
  /** Sizes of the groups from the right; the last size repeats. */
  readonly groups: readonly number[];
}

/** A number as servers send it: a number, its text, or nothing. */
export type WireNumber = number | string | null | undefined;

/** `1234567` → `1.234.567`, or `12,34,567` in India. It works on text, so that no digit is lost. */
export function groupDigits(digits: string, { group, groups }: NumberShape): string {
  const pieces: string[] = [];
  let size = 1;
  for (let end = digits.length; end > 0; end -= size) {
    size = groups[pieces.length] ?? size;
    pieces.unshift(digits.slice(Math.max(0, end - size), end));
  }
  return pieces.join(group);
}

/** The decimal text of a wire value; empty for `null` and for `NaN`. */
export function wireText(value: WireNumber): string {
  if (typeof value === 'string') return value.trim();
  if (value == null || !Number.isFinite(value)) return '';
  return Number.isInteger(value) ? String(BigInt(value)) : String(value);
}

/** Groups the digits and keeps every decimal digit. A text that is not a number is returned unchanged. */
export function formatNumber(value: WireNumber, shape: NumberShape): string {
  const text = wireText(value);
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return text;
  const [, sign = '', integer = '', fraction] = match;
  const grouped = sign + groupDigits(integer, shape);
  return fraction === undefined ? grouped : grouped + shape.decimal + fraction;
}

/**
 * `0.0065%` → `0,0065 %`: the number in the country's format, and the percent sign as all percentages have it.
 * Other texts are returned unchanged.
 */
export const formatRate = (rate: string, shape: NumberShape): string =>
  rate.replace(
    /^\s*(\d+(?:\.\d+)?)(\s*%)?\s*$/,
    (_, number: string, sign?: string) => formatNumber(number, shape) + (sign ? ' %' : ''),
  );

/** A count; `99+` above 99. */
export const formatCount = (count: number): string => (count > 99 ? '99+' : String(count));
