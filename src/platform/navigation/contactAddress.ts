/**
 * Which addresses are contacts (docs/reference/routes.md#the-gate): one telephone number or one e-mail address, without another
 * recipient, a text or a network code. `writtenContact.ts` makes such addresses.
 */

export const NUMBER = /^\+?\d{3,}$/;
export const MAIL = /^[^\s@?&,;:<>()"%\\]+@[^\s@?&,;:<>()"%\\]+$/;
export const CHAT_HOST = 'wa.me';
const CHAT = /^\/\d+$/;

/** The kinds of contacts that a screen offers. */
export type Contact = 'tel' | 'mailto' | 'chat';

/** The contact that an address can be, by its scheme and host; such an address has no other meaning. */
export function contactKind({ protocol, host }: URL): Contact | undefined {
  if (protocol === 'tel:') return 'tel';
  if (protocol === 'mailto:') return 'mailto';
  return host === CHAT_HOST ? 'chat' : undefined;
}

/** Whether an address of a kind contains exactly one contact. */
export function isContact(kind: Contact, { protocol, pathname, href }: URL): boolean {
  if (/[?#]/.test(href)) return false;
  if (kind === 'tel') return NUMBER.test(pathname);
  if (kind === 'mailto') return MAIL.test(pathname);
  return protocol === 'https:' && CHAT.test(pathname);
}
