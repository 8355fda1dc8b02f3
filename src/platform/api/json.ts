import type { LongNumber } from '@/contract';

/** A text or a number within valid JSON. A text is one match, so that no digits in it are taken for a number. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\[^][^"\\]*)*"|-?\d[\d.eE+-]*/g;

const keptDigits = (token: string): string =>
  /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token))
    ? `{"digits":"${token}"}`
    : token;

/**
 * Parses JSON. A whole number beyond 2^53 becomes a `LongNumber`, because `JSON.parse` changes its digits. The first
 * `JSON.parse` throws for text that is not JSON: the expression reads valid JSON only.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return /\d{16}/.test(text) ? JSON.parse(text.replace(TEXT_OR_NUMBER, keptDigits)) : value;
}

/**
 * Writes JSON. A `LongNumber` is written as the number that it was. A text never matches the expression: its quotation
 * marks are escaped.
 */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replace(/\{"digits":"(-?\d+)"\}/g, '$1');

/** The digits of a `LongNumber`; every other value unchanged. */
export const withoutLongNumber = (value: unknown): unknown =>
  isLongNumber(value) ? value.digits : value;

const isLongNumber = (value: unknown): value is LongNumber =>
  typeof value === 'object' && value !== null && 'digits' in value;
