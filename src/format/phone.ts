import { inGroups, onlyDigits } from './digits';

const PHONE_LENGTH = 11;

/** What a phone field holds: at most eleven digits. */
export function phoneDigits(text: string): string {
  return onlyDigits(text, PHONE_LENGTH);
}

/** What a phone field shows: `138 0013 8000`. */
export function formatPhone(text: string): string {
  return inGroups(phoneDigits(text), [3, 4]);
}

/** A telephone number as people write it, as an address to call. */
export function phoneHref(text: string): string {
  return `tel:${text.replace(/[^+\d]/g, '')}`;
}
