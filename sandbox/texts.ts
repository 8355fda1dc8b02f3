import type { LenderEnvironment } from './environment';

/** The lender's languages: English or Spanish for borrowers, Chinese for the promotion page. */
export type Language = 'es' | 'en' | 'zh';

/** A text in all languages. If Chinese is missing, English is used. */
export interface LocalizedText {
  readonly es: string;
  readonly en: string;
  readonly zh?: string;
}

/** Chooses the text of a language and replaces each `{name}` with its value. */
export function translate(
  language: Language,
  words: LocalizedText,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = words[language] ?? words.en;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Launch value `1` is English, anything else Spanish. */
export function languageFor(launchValue: string | undefined): Language {
  return launchValue === '1' ? 'en' : 'es';
}

/** Formats an amount in minor units for a row, for instance `$1.500,00`. */
export function moneyText(
  minor: number,
  language: Language,
  environment: LenderEnvironment,
): string {
  const { group, groups, decimal } = environment.numberFormat;
  const [whole = '0', cents = '00'] = (Math.abs(minor) / 100).toFixed(2).split('.');
  const grouped = groupsOf(whole, groups).join(group);
  const symbol = environment.currency[language === 'en' ? 'en' : 'es'];
  return `${minor < 0 ? '-' : ''}${symbol}${grouped}${decimal}${cents}`;
}

/** Splits the digits into groups from the right. The last size repeats. */
function groupsOf(digits: string, [size = 3, ...sizes]: readonly number[]): string[] {
  if (digits.length <= size) return [digits];
  return [...groupsOf(digits.slice(0, -size), sizes.length ? sizes : [size]), digits.slice(-size)];
}
