import type { NumberShape, WireNumber } from './number';
import { groupDigits, wireText } from './number';

/** The format of a country's amounts (the environment's `numberFormat`). */
export interface MoneyShape extends NumberShape {
  /** The number of decimals, and the power of ten by which minor units are divided. */
  readonly decimals: number;
  /** The position of the currency's sign. After the amount it follows a no-break space. */
  readonly symbol: 'before' | 'after';
}

/**
 * Minor units → `$1.500,00`, `1 500 ₽`. It works on text, so that an amount above 2^53 stays exact. A value that is
 * not an integer is returned unchanged.
 */
export function formatMoney(minor: WireNumber, currency: string, shape: MoneyShape): string {
  const text = wireText(minor);
  const match = /^([-+]?)0*(\d+)$/.exec(text);
  if (!match) return text;
  const [, sign, given = ''] = match;
  const { decimals } = shape;
  const digits = given.padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const grouped = groupDigits(digits.slice(0, point), shape);
  const amount = grouped + (decimals ? shape.decimal + digits.slice(point) : '');
  const minus = sign === '-' && given !== '0' ? '-' : '';
  return shape.symbol === 'after'
    ? `${minus}${amount}\u00a0${currency}`
    : minus + currency + amount;
}

/** The exact sum of amounts in minor units; undefined without amounts, or where one is not an integer. */
export function sumMinorUnits(amounts: readonly string[]): string | undefined {
  if (amounts.length === 0) return undefined;
  return amounts.reduce<string | undefined>((sum, each) => sum && addMinorUnits(sum, each), '0');
}

/** The exact sum of two amounts in minor units; undefined where one is not an integer. */
export function addMinorUnits(one: string, other: string): string | undefined {
  const areIntegers = [one, other].every((amount) => /^-?\d+$/.test(amount));
  return areIntegers ? String(BigInt(one) + BigInt(other)) : undefined;
}
