import { CHAT_HOST, MAIL, NUMBER } from './contactKind';

/**
 * Addresses of contacts from a server (docs/reference/routes.md#the-gate): one telephone number or one e-mail address,
 * without another recipient, a text or a network code.
 */

/** A number with a `+`, or longer than a national number. */
const WITH_COUNTRY = /^(\+[1-9]\d{6,14}|[1-9]\d{11,14})$/;

/** The number's digits with a leading `+`; empty for a text that is not a number. */
const numberIn = (text: string) =>
  (text.trim().startsWith('+') ? '+' : '') + text.replace(/\D/g, '');

/** The characters of a written number. A text with letters, such as `lender2025`, is a name. */
const WRITTEN_NUMBER = /^[+\d\s().-]+$/;

/** The `tel:` address of a number; undefined for a text that is not a number. */
export function telAddress(telephone: string): string | undefined {
  if (/[*#,;?&]/.test(telephone)) return undefined;
  const number = numberIn(telephone);
  return NUMBER.test(number) ? `tel:${number}` : undefined;
}

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
