import type { LenderEnvironment } from './environment';

/** The code of a language: one of a launch's, or `zh` for the promotion page. */
export type Language = string;

/** A text in the lender's languages. Any other language is answered in English. */
export interface LocalizedText {
  readonly es: string;
  readonly en: string;
  readonly hi: string;
  readonly zh?: string;
}

/** A text for developers: a borrower's description on the launch pad. */
export type Description = Pick<LocalizedText, 'es' | 'en'>;

/** The names of an order's figures, the same on each screen. */
export const labels = {
  loanAmount: { es: 'Monto del préstamo', en: 'Loan amount', hi: 'लोन की राशि' },
  amountDue: { es: 'Lo que debe ahora', en: 'Amount due', hi: 'अभी चुकाने की राशि' },
  dueDate: { es: 'Fecha límite de pago', en: 'Due date', hi: 'देय तिथि' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** Chooses the text of a language and replaces each `{name}` with its value. */
export function translate(
  language: Language,
  words: LocalizedText,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const { [language]: own = words.en }: Readonly<Record<string, string | undefined>> = { ...words };
  return own.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The brand's language for a launch value; its default language for any other value. */
export function languageFor(
  launchValue: string | undefined,
  { languages, defaultLanguage }: Pick<LenderEnvironment, 'languages' | 'defaultLanguage'>,
): Language {
  return Object.entries(languages).find(([value]) => value === launchValue)?.[1] ?? defaultLanguage;
}

/** Formats an amount in minor units for a row, for instance `$1.500,00`. */
export function moneyText(
  minor: number,
  language: Language,
  environment: LenderEnvironment,
): string {
  const { currency, defaultLanguage, numberFormat } = environment;
  const { group, groups, decimal, decimals = 2, symbol } = numberFormat;
  const [whole = '0', rest] = (Math.abs(minor) / 10 ** decimals).toFixed(decimals).split('.');
  const amount = groupsOf(whole, groups).join(group) + (rest ? decimal + rest : '');
  const sign = currency[language] ?? currency[defaultLanguage] ?? '';
  const minus = minor < 0 ? '-' : '';
  return symbol === 'after' ? `${minus}${amount}\u00a0${sign}` : minus + sign + amount;
}

/** Splits the digits into groups from the right. The last size repeats. */
function groupsOf(digits: string, [size = 3, ...sizes]: readonly number[]): string[] {
  if (digits.length <= size) return [digits];
  return [...groupsOf(digits.slice(0, -size), sizes.length ? sizes : [size]), digits.slice(-size)];
}
