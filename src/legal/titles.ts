import type { LaunchLanguage } from '../i18n/language';

/** Titles of the documents that are screens, before their text is loaded. The loan terms' is fixed (docs/reference/words.md#fixed-texts). */
export const documentTitles = {
  privacy: { es: 'Aviso de privacidad', en: 'Privacy notice' },
  periodLoan: { es: 'Contrato de préstamo a plazo', en: 'Period loan agreement' },
  loanTerms: { es: 'Términos y condiciones del préstamo', en: 'Loan terms and conditions' },
  aboutUs: { es: 'Quiénes somos', en: 'About us' },
} as const satisfies Record<string, Record<LaunchLanguage, string>>;

export type TitledDocument = keyof typeof documentTitles;
