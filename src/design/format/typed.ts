import { asciiDigits } from '@/platform/base';
import type { MoneyShape } from './money';
import { groupDigits } from './number';
import { inGroups } from './text';

/**
 * What people type, paste and let their phone fill in (docs/reference/limits.md#typed). A value is never cut to fit: a part
 * of a telephone or an amount is another valid one.
 */

/** Spaces and signs that are not visible. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

/** Dashes: like spaces they stand between digits and mean nothing. */
const DASHES = /[\p{Pd}\u2212]/gu;

/** The digits of every script as 0 to 9, without spaces and dashes; full-width letters and signs as usual ones. */
export const typedCode = (text: string): string =>
  asciiDigits(text.normalize('NFKC')).replace(UNSEEN, '').replace(DASHES, '');

/** Whether a text has nothing that can be seen. */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, '') === '';

/** The digits of a text. */
export const typedDigits = (text: string): string => typedCode(text).replace(/\D/g, '');

/**
 * What a field with a maximum holds after a change. One more key changes nothing. A longer text, which was pasted or filled
 * in, is held whole, so that it can be refused: its first part would be another value.
 */
export function heldText(typed: string, held: string, max: number): string {
  const shown = held.slice(0, max);
  return typed.length > max && isOneLonger(typed, shown) ? shown : typed;
}

function isOneLonger(longer: string, text: string): boolean {
  let start = 0;
  while (start < text.length && text[start] === longer[start]) start += 1;
  return longer.slice(0, start) + longer.slice(start + 1) === text;
}

/** The rule of a country's mobile numbers (the environment's `mobilePhone`). */
export interface PhoneRule {
  /** A regular expression that the whole number matches. */
  readonly pattern: string;
  /** The maximum number of digits in a field. */
  readonly length: number;
  /** Sizes of the groups from the left; the last size repeats. */
  readonly groups: readonly number[];
  /** What a number may begin with, alone or after `+` or `00`; empty for none. */
  readonly countryCode: string;
}

/** The digits of a telephone, with a `+` before them where it was typed. */
const typedPhone = (text: string): string =>
  (/^\D*\+/.test(typedCode(text)) ? '+' : '') + typedDigits(text);

/**
 * What a phone field holds after a change. A number that begins like one with a country's code is held whole, also after one
 * more key: `+52 1 55 1234 5678` without its last digit is another number.
 */
export function heldPhone(text: string, held: string, rule: PhoneRule): string {
  const typed = typedPhone(text);
  const cap = phoneCap(typed, rule);
  return cap > rule.length ? typed : heldText(typed, held, cap);
}

/** The displayed value of a phone field: `138 0013 8000`, `+86 138 0013 8000`. */
export function formatPhone(typed: string, rule: PhoneRule): string {
  const digits = typedPhone(typed);
  const text = digits.slice(0, phoneCap(digits, rule));
  const code = codeBefore(text, rule) ?? (isLongWithCode(text, rule) ? rule.countryCode : '');
  const number = inGroups(text.slice(code.length), rule.groups);
  return [code, number].filter(Boolean).join(' ');
}

/** The number to send, without its country's code; undefined for one of another country and for one that is too long. */
export function phoneNumber(held: string, rule: PhoneRule): string | undefined {
  const { countryCode, length } = rule;
  const code = codeBefore(held, rule);
  const isWithCode = held.length === countryCode.length + length && isLongWithCode(held, rule);
  const number = held.slice((code ?? (isWithCode ? countryCode : '')).length);
  return number.startsWith('+') || number.length > length ? undefined : number;
}

export const isPhone = (digits: string, { pattern }: PhoneRule): boolean =>
  new RegExp(`^(?:${pattern})$`).test(digits);

/** `+` or `00` and the country's code. */
const codeBefore = (text: string, { countryCode }: PhoneRule): string | undefined =>
  countryCode
    ? [`+${countryCode}`, `00${countryCode}`].find((code) => text.startsWith(code))
    : undefined;

const isLongWithCode = (text: string, { countryCode, length }: PhoneRule): boolean =>
  countryCode !== '' && text.length > length && text.startsWith(countryCode);

/** The maximum number of characters: a number that begins like one with a code may have its code. */
function phoneCap(text: string, { countryCode, length }: PhoneRule): number {
  const [prefix = ''] = /^(\+|00)/.exec(text) ?? [];
  const mayHaveCode = prefix !== '' || text.startsWith(countryCode);
  return length + (mayHaveCode ? prefix.length + countryCode.length : 0);
}

/**
 * An amount as people write it → minor units: `$1.500,50`, `1500.5`, `₹ 1,500.50/-` → `150050`. Undefined for any other text:
 * `1,500` may be one and a half.
 */
export function typedMoney(text: string, currency: string, shape: MoneyShape): string | undefined {
  // `500-600` is no amount.
  if (text.length > LONGEST_AMOUNT || /\p{Nd}\s*[\p{Pd}\u2212]\s*\p{Nd}/u.test(text))
    return undefined;
  const amount = withoutCurrency(typedCode(text), currency).replace(/٫/g, shape.decimal);
  const { integer, fraction } = partsOf(amount, shape) ?? {};
  if (!integer || fraction === undefined || !/^\d*$/.test(integer + fraction)) return undefined;
  if (fraction.length > shape.decimals) return undefined;
  return String(BigInt(integer + fraction.padEnd(shape.decimals, '0')));
}

/** In characters, with everything that is left out. */
const LONGEST_AMOUNT = 64;

/** Signs that only stand between groups. */
const GROUP_SIGNS = "'’٬";

/**
 * The digits before and after the decimal sign. Of two kinds of signs the last one is the decimal sign. A single one is the
 * format's own group sign before a whole group, otherwise the decimal sign. Several of one kind are group signs.
 */
function partsOf(amount: string, shape: MoneyShape) {
  const signs = amount.replace(/\d/g, '');
  const last = signs.slice(-1);
  const isGroupSign =
    last === shape.group || (GROUP_SIGNS.includes(last) && last !== shape.decimal);
  const ungrouped = last && isGroupSign ? withoutGroups(amount, last, shape) : undefined;
  if (!last || ungrouped) return { integer: ungrouped ?? amount, fraction: '' };
  const isDecimalSign = last === '.' || last === ',' || last === shape.decimal;
  if (!isDecimalSign || signs.indexOf(last) < signs.length - 1) return undefined;
  const at = amount.lastIndexOf(last);
  const integer = withoutGroups(amount.slice(0, at), signs.slice(0, 1), shape);
  return {
    integer: signs.length > 1 ? integer : amount.slice(0, at),
    fraction: amount.slice(at + 1),
  };
}

/** The digits of an amount in groups of three, or of the format's sizes; undefined for other groups. */
function withoutGroups(text: string, group: string, shape: MoneyShape): string | undefined {
  const digits = text.split(group).join('');
  const isGrouped = [shape.groups, [3]].some(
    (groups) => groupDigits(digits, { ...shape, group, groups }) === text,
  );
  return isGrouped && !digits.startsWith('0') ? digits : undefined;
}

/** Other ways to write a currency's sign. */
const ALSO_WRITTEN: Readonly<Partial<Record<string, readonly string[]>>> = { '₹': ['Rs', 'रु'] };

/** An amount without its currency's sign and code, and without the `/-` that ends a round amount. */
function withoutCurrency(amount: string, currency: string): string {
  const signs = [typedCode(currency), ...(ALSO_WRITTEN[currency] ?? [])].filter(Boolean);
  const bare = withoutName(withoutName(amount, currency, signs), currency, signs);
  return bare.replace(/\/=?$/, '');
}

/** The text without one sign or code, at its start or its end. A sign of letters may have a point: `Rs.500`. */
function withoutName(text: string, currency: string, signs: readonly string[]): string {
  // The end of a longer word is no code (`4 pagos`): the browser's own lists of signs are slow to load.
  const [, first = ''] = /^([a-z]{3})(?!\p{L})/iu.exec(text) ?? [];
  const [, last = ''] = /(?:^|\P{L})([a-z]{3})$/iu.exec(text) ?? [];
  const codes = [first, last].filter((code) => isCodeOf(code, currency));
  const low = text.toLowerCase();
  const name = [...signs, ...codes].find(
    (it) => low.startsWith(it.toLowerCase()) || low.endsWith(it.toLowerCase()),
  );
  if (!name) return text;
  if (!low.startsWith(name.toLowerCase())) return text.slice(0, -name.length);
  const rest = text.slice(name.length);
  return /[\p{L}\p{M}/]$/u.test(name) ? rest.replace(/^\./, '') : rest;
}

/** Whether a text is a currency's code, by its sign in English or in its country: the first two letters are the country's. */
function isCodeOf(text: string, sign: string): boolean {
  if (!/^[a-z]{3}$/i.test(text)) return false;
  const code = text.toUpperCase();
  return ['en', `en-${code.slice(0, 2)}`, `es-${code.slice(0, 2)}`].some((locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    })
      .formatToParts(0)
      .some(({ type, value }) => type === 'currency' && value === sign),
  );
}
