import { type I18n, type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import { catalogueIn, type CatalogueName, type Language } from '../../platform/environment';

export function createI18n(language: Language): I18n {
  return setupI18n({ locale: language, messages: { [language]: {} } });
}

/**
 * Loads a catalogue in the language of `i18n`. It is found by its folder. Chinese exists only for screens with a fixed
 * language (docs/reference/environment.md#languages).
 */
export async function loadCatalogue(i18n: I18n, name: CatalogueName): Promise<void> {
  const { messages } = (await import(
    /* webpackChunkName: "[request]" */
    `./catalogues/${i18n.locale}/${catalogueIn(i18n.locale, name)}.ts`
  )) as { readonly messages: Messages };
  i18n.load(i18n.locale, messages);
}

/** A text of this app, to be translated, or a text of a server. */
export type Words = string | MessageDescriptor;

export const translate = (i18n: I18n, words: Words): string =>
  typeof words === 'string' ? words : i18n._(words);
