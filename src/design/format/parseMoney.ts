import type { MoneyShape } from './money';
import { groupDigits } from './number';

/**
 * An amount as people type it in a country's format → minor units: `1.500,5` → `150050`. Undefined for any other text.
 * A group of another size is refused, because `1.50` may mean one and a half.
 */
export function parseMoney(typed: string, shape: MoneyShape): string | undefined {
  const { decimal, decimals } = shape;
  const [whole = '', fraction = '', ...rest] = typed.replace(/\s/g, '').split(decimal);
  const digits = whole.replace(/\D/g, '');
  const isWhole = digits !== '' && (whole === digits || whole === spaceless(digits, shape));
  const isFraction = /^\d*$/.test(fraction) && fraction.length <= decimals;
  if (!isWhole || !isFraction || rest.length > 0) return undefined;
  return String(BigInt(digits + fraction.padEnd(decimals, '0')));
}

/** The digits in their groups, without a space that stands between groups. */
const spaceless = (digits: string, shape: MoneyShape) =>
  groupDigits(digits, shape).replace(/\s/g, '');
