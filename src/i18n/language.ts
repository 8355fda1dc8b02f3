export type LaunchLanguage = 'es' | 'en';

/** Chinese is the language of the promotion and of card repayment (docs/reference/product.md#languages). */
export type Language = LaunchLanguage | 'zh';

/** The numbers of the languages in launches and in calls (docs/reference/product.md#languages). */
export const LANGUAGE_NUMBERS = { es: '2', en: '1' } as const;

/** A launch's language; the environment's default for a missing or unknown one. */
export function languageOf(
  parameter: string | undefined,
  defaultLanguage: LaunchLanguage,
): LaunchLanguage {
  if (parameter === LANGUAGE_NUMBERS.es) return 'es';
  return parameter === LANGUAGE_NUMBERS.en ? 'en' : defaultLanguage;
}
