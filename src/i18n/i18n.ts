import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Language } from './language';

/** A catalogue covers one area of the app, so that a screen loads the texts of its own area only. */
export type CatalogueArea =
  'shell' | 'loan' | 'repayment' | 'card' | 'complaint' | 'support' | 'promotion' | 'site';

export function createI18n(language: Language): I18n {
  return setupI18n({ locale: language, messages: { [language]: {} } });
}

type Catalogue = Promise<{ readonly messages: Messages }>;

/** Every catalogue by area and language; Chinese only where the spec asks for it. */
const catalogues: Readonly<
  Record<CatalogueArea, Readonly<Partial<Record<Language, () => Catalogue>>>>
> = {
  shell: {
    es: () => import('./catalogues/es/shell'),
    en: () => import('./catalogues/en/shell'),
    zh: () => import('./catalogues/zh/shell'),
  },
  loan: {
    es: () => import('./catalogues/es/loan'),
    en: () => import('./catalogues/en/loan'),
  },
  repayment: {
    es: () => import('./catalogues/es/repayment'),
    en: () => import('./catalogues/en/repayment'),
  },
  card: {
    es: () => import('./catalogues/es/card'),
    en: () => import('./catalogues/en/card'),
    zh: () => import('./catalogues/zh/card'),
  },
  complaint: {
    es: () => import('./catalogues/es/complaint'),
    en: () => import('./catalogues/en/complaint'),
  },
  support: {
    es: () => import('./catalogues/es/support'),
    en: () => import('./catalogues/en/support'),
  },
  promotion: {
    es: () => import('./catalogues/es/promotion'),
    en: () => import('./catalogues/en/promotion'),
    zh: () => import('./catalogues/zh/promotion'),
  },
  site: {
    es: () => import('./catalogues/es/site'),
    en: () => import('./catalogues/en/site'),
  },
};

/** Adds an area's texts in the language of `i18n`. */
export async function loadCatalogue(i18n: I18n, area: CatalogueArea): Promise<void> {
  const catalogue = await catalogues[area][i18n.locale as Language]?.();
  if (catalogue) i18n.load(i18n.locale, catalogue.messages);
}
