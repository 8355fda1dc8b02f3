/** How a country writes numbers (the environment's `numberFormat`). */
export interface NumberShape {
  readonly group: string;
  readonly decimal: string;
  /** Sizes of the groups from the right, the last one repeated. */
  readonly groups: readonly number[];
}

/** What a server calls a number: a number, its text, or nothing. */
export type WireNumber = number | string | null | undefined;

/** `1234567` → `1.234.567`, or `12,34,567` in India. Works on text, so that no digit is ever lost. */
export function groupDigits(digits: string, { group, groups }: NumberShape): string {
  const pieces: string[] = [];
  let size = 1;
  for (let end = digits.length; end > 0; end -= size) {
    size = groups[pieces.length] ?? size;
    pieces.unshift(digits.slice(Math.max(0, end - size), end));
  }
  return pieces.join(group);
}

/** The plain decimal text of a wire value; nothing at all for `null` and for a number that is none. */
export function wireText(value: WireNumber): string {
  if (typeof value === 'string') return value.trim();
  if (value == null || !Number.isFinite(value)) return '';
  return Number.isInteger(value) ? String(BigInt(value)) : String(value);
}

/** Groups the digits and keeps the decimal part digit by digit; a text that is no number stays as it is. */
export function formatNumber(value: WireNumber, shape: NumberShape): string {
  const text = wireText(value);
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return text;
  const [, sign = '', whole = '', fraction] = match;
  const grouped = sign + groupDigits(whole, shape);
  return fraction === undefined ? grouped : grouped + shape.decimal + fraction;
}

/** `0.0065%` → `0,0065%`: the number in its country's shape, the sign as it was set; other words stay. */
export const formatRate = (rate: string, shape: NumberShape): string =>
  rate.replace(/^\s*(\d+(?:\.\d+)?)(?=\s*%?\s*$)/, (number) => formatNumber(number, shape));

/** A count, at most 99+. */
export const formatCount = (count: number): string => (count > 99 ? '99+' : String(count));
