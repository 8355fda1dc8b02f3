import type { LaunchLanguage } from '../i18n/language';
import type { LegalTemplate } from './document';
import type { LegalName } from './titles';

/** Every document in every language, each a chunk of its own: a reader loads the one that they read. */
const templates = {
  privacy: {
    es: async () => (await import('./es/privacy')).privacy,
    en: async () => (await import('./en/privacy')).privacy,
  },
  periodLoan: {
    es: async () => (await import('./es/periodLoan')).periodLoan,
    en: async () => (await import('./en/periodLoan')).periodLoan,
  },
  loanTerms: {
    es: async () => (await import('./es/loanTerms')).loanTerms,
    en: async () => (await import('./en/loanTerms')).loanTerms,
  },
  aboutUs: {
    es: async () => (await import('./es/aboutUs')).aboutUs,
    en: async () => (await import('./en/aboutUs')).aboutUs,
  },
} as const satisfies Record<LegalName, Record<LaunchLanguage, () => Promise<LegalTemplate>>>;

export const loadLegal = (name: LegalName, language: LaunchLanguage): Promise<LegalTemplate> =>
  templates[name][language]();
