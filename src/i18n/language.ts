/** A launch language: `1` is English, anything else Spanish (contract, section 1). */
export type LaunchLanguage = 'es' | 'en';

/** Chinese is the language of the promotion and of card repayment, by the spec. */
export type Language = LaunchLanguage | 'zh';

export function languageOf(parameter: string | undefined): LaunchLanguage {
  return parameter === '1' ? 'en' : 'es';
}
