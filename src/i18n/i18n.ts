import { type I18n, type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import type { Language } from './language';

/** A catalogue covers one area of the app, so that a screen loads only the texts of its area. */
export type CatalogueArea =
  'shell' | 'loan' | 'repayment' | 'card' | 'complaint' | 'support' | 'promotion' | 'site';

export function createI18n(language: Language): I18n {
  return setupI18n({ locale: language, messages: { [language]: {} } });
}

type Catalogue = Promise<{ readonly messages: Messages }>;

/** Adds the texts that all payment screens share. They are in the same chunk. */
const withMoney = (area: () => Catalogue, money: () => Catalogue) => async (): Catalogue => {
  const [one, other] = await Promise.all([area(), money()]);
  return { messages: { ...one.messages, ...other.messages } };
};

/**
 * Every catalogue by area and language. Chinese exists only for screens with a fixed language
 * (docs/reference/product.md#languages).
 */
const catalogues: Readonly<
  Record<CatalogueArea, Readonly<Partial<Record<Language, () => Catalogue>>>>
> = {
  shell: {
    es: () => import(/* webpackChunkName: "es-shell" */ './catalogues/es/shell'),
    en: () => import(/* webpackChunkName: "en-shell" */ './catalogues/en/shell'),
    zh: () => import(/* webpackChunkName: "zh-shell" */ './catalogues/zh/shell'),
  },
  loan: {
    es: withMoney(
      () => import(/* webpackChunkName: "es-loan" */ './catalogues/es/loan'),
      () => import(/* webpackChunkName: "es-loan" */ './catalogues/es/money'),
    ),
    en: withMoney(
      () => import(/* webpackChunkName: "en-loan" */ './catalogues/en/loan'),
      () => import(/* webpackChunkName: "en-loan" */ './catalogues/en/money'),
    ),
  },
  repayment: {
    es: withMoney(
      () => import(/* webpackChunkName: "es-repayment" */ './catalogues/es/repayment'),
      () => import(/* webpackChunkName: "es-repayment" */ './catalogues/es/money'),
    ),
    en: withMoney(
      () => import(/* webpackChunkName: "en-repayment" */ './catalogues/en/repayment'),
      () => import(/* webpackChunkName: "en-repayment" */ './catalogues/en/money'),
    ),
  },
  card: {
    es: withMoney(
      () => import(/* webpackChunkName: "es-card" */ './catalogues/es/card'),
      () => import(/* webpackChunkName: "es-card" */ './catalogues/es/money'),
    ),
    en: withMoney(
      () => import(/* webpackChunkName: "en-card" */ './catalogues/en/card'),
      () => import(/* webpackChunkName: "en-card" */ './catalogues/en/money'),
    ),
    zh: withMoney(
      () => import(/* webpackChunkName: "zh-card" */ './catalogues/zh/card'),
      () => import(/* webpackChunkName: "zh-card" */ './catalogues/zh/money'),
    ),
  },
  complaint: {
    es: () => import(/* webpackChunkName: "es-complaint" */ './catalogues/es/complaint'),
    en: () => import(/* webpackChunkName: "en-complaint" */ './catalogues/en/complaint'),
  },
  support: {
    es: () => import(/* webpackChunkName: "es-support" */ './catalogues/es/support'),
    en: () => import(/* webpackChunkName: "en-support" */ './catalogues/en/support'),
  },
  promotion: {
    es: () => import(/* webpackChunkName: "es-promotion" */ './catalogues/es/promotion'),
    en: () => import(/* webpackChunkName: "en-promotion" */ './catalogues/en/promotion'),
    zh: () => import(/* webpackChunkName: "zh-promotion" */ './catalogues/zh/promotion'),
  },
  site: {
    es: () => import(/* webpackChunkName: "es-site" */ './catalogues/es/site'),
    en: () => import(/* webpackChunkName: "en-site" */ './catalogues/en/site'),
  },
};

/** Loads an area's texts in the language of `i18n`. */
export async function loadCatalogue(i18n: I18n, area: CatalogueArea): Promise<void> {
  const catalogue = await catalogues[area][i18n.locale as Language]?.();
  if (catalogue) i18n.load(i18n.locale, catalogue.messages);
}

/** A text of this app, to be translated, or a text of a server. */
export type Words = string | MessageDescriptor;

export const translate = (i18n: I18n, words: Words): string =>
  typeof words === 'string' ? words : i18n._(words);
