import type { NumberShape, WireNumber } from './number';
import { groupDigits, wireText } from './number';

export interface MoneyShape extends NumberShape {
  readonly symbol: string;
}

/**
 * Minor units → `$1.500,00`. It works on text, so that an amount above 2^53 stays exact. A value that is not an
 * integer is returned unchanged.
 */
export function formatMoney(minor: WireNumber, { symbol, ...shape }: MoneyShape): string {
  const text = wireText(minor);
  const match = /^([-+]?)0*(\d+)$/.exec(text);
  if (!match) return text;
  const [, sign, digits = ''] = match;
  const cents = digits.padStart(3, '0');
  const isNegative = sign === '-' && digits !== '0';
  return `${isNegative ? '-' : ''}${symbol}${groupDigits(cents.slice(0, -2), shape)}${shape.decimal}${cents.slice(-2)}`;
}

/** The exact sum of two amounts in minor units; undefined where one is not an integer. */
export function addMinorUnits(one: string, other: string): string | undefined {
  const areIntegers = [one, other].every((amount) => /^-?\d+$/.test(amount));
  return areIntegers ? String(BigInt(one) + BigInt(other)) : undefined;
}
