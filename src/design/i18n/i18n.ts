import { type I18n, type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import type { CatalogueArea, Language } from '../../platform/environment';

export function createI18n(language: Language): I18n {
  return setupI18n({ locale: language, messages: { [language]: {} } });
}

/**
 * Loads an area's texts in the language of `i18n`. A catalogue is found by its folder. Chinese exists only for screens
 * with a fixed language (docs/reference/environment.md#languages).
 */
export async function loadCatalogue(i18n: I18n, area: CatalogueArea): Promise<void> {
  const { messages } = (await import(
    /* webpackChunkName: "[request]", webpackExclude: /documents\.ts$/ */
    `./catalogues/${i18n.locale}/${area}.ts`
  )) as { readonly messages: Messages };
  i18n.load(i18n.locale, messages);
}

/** A text of this app, to be translated, or a text of a server. */
export type Words = string | MessageDescriptor;

export const translate = (i18n: I18n, words: Words): string =>
  typeof words === 'string' ? words : i18n._(words);
