export interface NumberShape {
  readonly group: string;
  readonly decimal: string;
}

/** What a server calls a number: a number, its text, or nothing. */
export type WireNumber = number | string | null | undefined;

/** `1234567` → `1.234.567`. Works on text, so that no digit is ever lost. */
export function groupThousands(digits: string, group: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, () => group);
}

/** The plain decimal text of a wire value; nothing at all for `null` and for a number that is none. */
export function wireText(value: WireNumber): string {
  if (typeof value === 'string') return value.trim();
  if (value == null || !Number.isFinite(value)) return '';
  return Number.isInteger(value) ? String(BigInt(value)) : String(value);
}

/** Groups the thousands and keeps the decimal part digit by digit; a text that is no number stays as it is. */
export function formatNumber(value: WireNumber, { group, decimal }: NumberShape): string {
  const text = wireText(value);
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return text;
  const [, sign = '', whole = '', fraction] = match;
  const grouped = sign + groupThousands(whole, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}
