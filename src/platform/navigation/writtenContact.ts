import { asciiDigits } from '../base';
import { CHAT_HOST, MAIL, NUMBER } from './contactAddress';

/** The addresses of contacts as people write them: in a server's answer, or of the brand. */

/** A number with a `+`, or longer than a national number. */
const WITH_COUNTRY = /^(\+[1-9]\d{6,14}|[1-9]\d{11,14})$/;

/** The number's digits with a leading `+`; empty for a text that is not a number. */
const numberIn = (text: string) => (/^\D*\+/.test(text) ? '+' : '') + text.replace(/\D/g, '');

/** The characters of a written number. A text with letters, such as `lender2025`, is a name. */
const WRITTEN_NUMBER = /^[+\d\s().-]+$/;

/**
 * The first number of a text, as a phone dials it; undefined for a text without one. An extension, hours and a second number
 * are not dialled. A network code (`*21*…`) is no number.
 */
export function telNumber(telephone: string): string | undefined {
  if (/[*?&]|^\s*#/.test(telephone)) return undefined;
  const text = asciiDigits(telephone.normalize('NFKC')).replace(INVISIBLE, '').replace(HOURS, ';');
  for (const match of text.matchAll(WRITTEN)) {
    const [written] = match;
    const number = firstOfTwo(written);
    if (number && isDialled(number, text, match.index, match.index + written.length)) return number;
  }
  return undefined;
}

/** The address that dials the first number of a text; undefined for a text without one. */
export function telAddress(telephone: string): string | undefined {
  const number = telNumber(telephone);
  return number && `tel:${number}`;
}

const INVISIBLE = /\p{Cf}/gu;

/** `9:00-18:00`, `9 a 18`, `9-18 h`, `24/7`. */
const HOURS =
  /\b\d{1,2}\s*(?:a|to|al|hasta)\s*\d{1,2}\b|\b\d{1,2}(?:[:.]\d{2})?\s*(?:[-–—]|a|to|al|hasta)\s*\d{1,2}(?:[:.]\d{2}\b|\s*(?:h|hs|hrs?|horas?|[ap]\.?\s?m)\b)|\b\d{1,2}:\d{2}|\b\d{1,2}\s*(?:h|hs|hrs?|horas?|[ap]\.?\s?m)\b|\b24\s*\/\s*7/gi;

/** Groups of digits, some of them in brackets, with spaces, points and dashes between them. */
const WRITTEN = /(?:\+\s*)?(?:\(\s*\+?\d+\s*\)|\d+)(?:[ \u00a0.\-‐-―]{0,3}(?:\(\s*\d+\s*\)|\d+))*/g;

/** The number; the first one of two that stand with a spaced dash or two spaces between them, or with nothing. */
function firstOfTwo(written: string): string | undefined {
  const [first = '', second] = written.split(/\s[-‐-―]\s|\s{2,}/);
  const number = numberIn(second && digitsIn(first) >= WHOLE ? first : written);
  if (digitsIn(number) <= LONGEST) return NUMBER.test(number) ? number : undefined;
  const groups = written.match(/\d+/g) ?? [];
  const heads = groups.map((_, index) => groups.slice(0, index + 1).join(''));
  const half = heads.find((head) => head.length * 2 === digitsIn(written));
  return half && (number.startsWith('+') ? `+${half}` : half);
}

/**
 * A short number beside letters is a part of a name (`lender2025`), and one with a dash and letters behind it has letters itself
 * (`1800-2000-HELP`). Those of an extension are neither.
 */
function isDialled(number: string, text: string, start: number, end: number): boolean {
  const rest = text.slice(end);
  if (/^[\s-]*(?:ext|x|int|anexo)/i.test(rest)) return true;
  if (/^-\p{L}/u.test(rest)) return false;
  const isInName = /\p{L}$/u.test(text.slice(0, start)) || /^\s*\p{L}/u.test(rest);
  return digitsIn(number) >= WHOLE || !isInName;
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** The digits of a subscriber's number at least, and of any number at most (E.164). */
const WHOLE = 7;
const LONGEST = 15;

/**
 * The chat address of a number with its country code; undefined for any other value, which could be a stranger's
 * number.
 */
export function chatAddress(chat: string): string | undefined {
  if (!WRITTEN_NUMBER.test(chat)) return undefined;
  const number = numberIn(chat);
  return WITH_COUNTRY.test(number) ? `https://${CHAT_HOST}/${number.replace('+', '')}` : undefined;
}

/** The `mailto:` address of an e-mail address; undefined for a text that is not exactly one address. */
export function mailAddress(email: string): string | undefined {
  const address = email.trim();
  return MAIL.test(address) ? `mailto:${address}` : undefined;
}
