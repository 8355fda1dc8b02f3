import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Language } from './language';

/** A catalogue covers one area of the app, so that a screen loads the texts of its own area only. */
export type CatalogueArea =
  'shell' | 'loan' | 'repayment' | 'complaint' | 'promotion' | 'support' | 'site' | 'preview';

export function createI18n(language: Language): I18n {
  return setupI18n({ locale: language, messages: { [language]: {} } });
}

/** Adds an area's texts in the language of `i18n`. */
export async function loadCatalogue(i18n: I18n, area: CatalogueArea): Promise<void> {
  const language = i18n.locale;
  const { messages } = (await import(
    /* webpackChunkName: "texts-[request]" */ `./catalogues/${language}/${area}.ts`
  )) as { messages: Messages };
  i18n.load(language, messages);
}
