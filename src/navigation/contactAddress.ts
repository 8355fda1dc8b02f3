/**
 * Addresses of contacts that a server names (docs/reference/addresses.md): one telephone number, one e-mail
 * address, and nothing that adds a recipient, a text or a code for the network.
 */

const NUMBER = /^\+?\d{3,}$/;
/** With a `+`, or longer than a number is within its country. */
const WITH_COUNTRY = /^(\+[1-9]\d{6,14}|[1-9]\d{11,14})$/;
const MAIL = /^[^\s@?&,;:<>()"%\\]+@[^\s@?&,;:<>()"%\\]+$/;
const CHAT_HOST = 'wa.me';
const CHAT = /^\/\d+$/;

/** The number's digits with its leading `+`; empty where there is none. */
const numberIn = (text: string) =>
  (text.trim().startsWith('+') ? '+' : '') + text.replace(/\D/g, '');

/** What people write a number with, and nothing else: `lender2025` is a name. */
const WRITTEN_NUMBER = /^[+\d\s().-]+$/;

/** Nothing for what is no number. */
export function telAddress(telephone: string): string | undefined {
  if (/[*#,;?&]/.test(telephone)) return undefined;
  const number = numberIn(telephone);
  return NUMBER.test(number) ? `tel:${number}` : undefined;
}

/** Where a number with its country's code can be written to; nothing for any other value, which could be a stranger's. */
export function chatAddress(chat: string): string | undefined {
  if (!WRITTEN_NUMBER.test(chat)) return undefined;
  const number = numberIn(chat);
  return WITH_COUNTRY.test(number) ? `https://${CHAT_HOST}/${number.replace('+', '')}` : undefined;
}

/** Nothing for what is not one address. */
export function mailAddress(email: string): string | undefined {
  const address = email.trim();
  return MAIL.test(address) ? `mailto:${address}` : undefined;
}

/** Whether an address could be a contact at all: nothing else is known of its origin. */
export const isContactLike = ({ protocol, host }: URL): boolean =>
  protocol === 'tel:' || protocol === 'mailto:' || host === CHAT_HOST;

/** Whether an address that could be a contact is one, and nothing more. */
export function isContact({ protocol, pathname, search, hash }: URL): boolean {
  if (search || hash) return false;
  if (protocol === 'tel:') return NUMBER.test(pathname);
  if (protocol === 'mailto:') return MAIL.test(pathname);
  return protocol === 'https:' && CHAT.test(pathname);
}
