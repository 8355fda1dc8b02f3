import { inGroups, onlyDigits } from './digits';

/** How a country's mobile numbers are (the environment's `mobilePhone`). */
export interface PhoneRule {
  /** A regular expression that the whole number matches. */
  readonly pattern: string;
  /** The most digits that a field takes. */
  readonly length: number;
  /** Sizes of the groups from the left, the last one repeated. */
  readonly groups: readonly number[];
}

/** What a phone field holds: digits, and no more of them than a number has. */
export const phoneDigits = (text: string, { length }: PhoneRule): string =>
  onlyDigits(text, length);

/** What a phone field shows: `138 0013 8000`. */
export const formatPhone = (text: string, rule: PhoneRule): string =>
  inGroups(phoneDigits(text, rule), rule.groups);

export const isPhone = (digits: string, { pattern }: PhoneRule): boolean =>
  new RegExp(`^(?:${pattern})$`).test(digits);

/** A telephone number as people write it, as an address to call. */
export function phoneHref(text: string): string {
  return `tel:${text.replace(/[^+\d]/g, '')}`;
}
