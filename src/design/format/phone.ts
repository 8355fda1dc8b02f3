import { inGroups, onlyDigits } from './digits';

/** The rule of a country's mobile numbers (the environment's `mobilePhone`). */
export interface PhoneRule {
  /** A regular expression that the whole number matches. */
  readonly pattern: string;
  /** The maximum number of digits in a field. */
  readonly length: number;
  /** Sizes of the groups from the left; the last size repeats. */
  readonly groups: readonly number[];
}

/** The value of a phone field: digits, at most the length of a number. */
export const phoneDigits = (text: string, { length }: PhoneRule): string =>
  onlyDigits(text, length);

/** The displayed value of a phone field: `138 0013 8000`. */
export const formatPhone = (text: string, rule: PhoneRule): string =>
  inGroups(phoneDigits(text, rule), rule.groups);

export const isPhone = (digits: string, { pattern }: PhoneRule): boolean =>
  new RegExp(`^(?:${pattern})$`).test(digits);

/** The `tel:` address of a written telephone number. */
export function phoneHref(text: string): string {
  return `tel:${text.replace(/[^+\d]/g, '')}`;
}
