import type { LaunchLanguage } from '../i18n/language';
import type { LegalTemplate } from './document';
import type { LegalName } from './titles';

/** Every document in every language, each a chunk of its own: a reader loads the one that they read. */
const templates = {
  privacy: {
    es: async () => (await import(/* webpackChunkName: "es-privacy" */ './es/privacy')).privacy,
    en: async () => (await import(/* webpackChunkName: "en-privacy" */ './en/privacy')).privacy,
  },
  periodLoan: {
    es: async () =>
      (await import(/* webpackChunkName: "es-periodLoan" */ './es/periodLoan')).periodLoan,
    en: async () =>
      (await import(/* webpackChunkName: "en-periodLoan" */ './en/periodLoan')).periodLoan,
  },
  loanTerms: {
    es: async () =>
      (await import(/* webpackChunkName: "es-loanTerms" */ './es/loanTerms')).loanTerms,
    en: async () =>
      (await import(/* webpackChunkName: "en-loanTerms" */ './en/loanTerms')).loanTerms,
  },
  aboutUs: {
    es: async () => (await import(/* webpackChunkName: "es-aboutUs" */ './es/aboutUs')).aboutUs,
    en: async () => (await import(/* webpackChunkName: "en-aboutUs" */ './en/aboutUs')).aboutUs,
  },
} as const satisfies Record<LegalName, Record<LaunchLanguage, () => Promise<LegalTemplate>>>;

export const loadLegal = (name: LegalName, language: LaunchLanguage): Promise<LegalTemplate> =>
  templates[name][language]();
