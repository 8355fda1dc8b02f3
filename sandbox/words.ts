import type { LenderEnvironment } from './environment';

/** The languages in which the lender writes: the borrower's, and Chinese to the promotion page. */
export type Language = 'es' | 'en' | 'zh';

/** A text in the borrower's languages; where there is no Chinese, English stands in. */
export interface Words {
  readonly es: string;
  readonly en: string;
  readonly zh?: string;
}

/** Chooses the text, and puts each value in place of its `{name}`. */
export function speak(
  language: Language,
  words: Words,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = words[language] ?? words.en;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Launch value `1` is English, anything else Spanish. */
export function languageFor(launchValue: string | undefined): Language {
  return launchValue === '1' ? 'en' : 'es';
}

/** An amount in minor units as a row shows it, for instance `$1.500,00`. */
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

/** Pieces from the right, of the given sizes, the last size for all that follow. */
function groupsOf(digits: string, [size = 3, ...sizes]: readonly number[]): string[] {
  if (digits.length <= size) return [digits];
  return [...groupsOf(digits.slice(0, -size), sizes.length ? sizes : [size]), digits.slice(-size)];
}
