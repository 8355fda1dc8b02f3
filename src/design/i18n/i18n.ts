import { type I18n, type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import {
  catalogueIn,
  type CatalogueName,
  isShipped,
  type Language,
  ownTextsFile,
} from '@/platform/environment';

export function createI18n(language: Language): I18n {
  return setupI18n({ locale: language, messages: { [language]: {} } });
}

/**
 * Loads a catalogue in the language of `i18n`. A shipped one is found by its folder; a brand's own language is one file
 * beside the brand's documents. Chinese exists only for screens with a fixed language
 * (docs/reference/environment.md#languages).
 */
export async function loadCatalogue(i18n: I18n, name: CatalogueName): Promise<void> {
  const { locale } = i18n;
  const texts = await (isShipped(locale) ? shippedTexts(locale, name) : ownTexts(locale));
  // Each screen asks for its texts; to load those that are there would render the whole page again.
  const { messages } = i18n;
  if (Object.keys(texts).every((id) => id in messages)) return;
  i18n.load(locale, texts);
}

async function shippedTexts(language: Language, name: CatalogueName): Promise<Messages> {
  const { messages } = (await import(
    /* webpackChunkName: "[request]" */
    `./catalogues/${language}/${catalogueIn(language, name)}.ts`
  )) as { readonly messages: Messages };
  return messages;
}

const known = new Map<Language, Promise<Messages>>();

/** The texts of a brand's own language. A file that did not arrive is asked for again by the next screen. */
export function ownTexts(language: Language): Promise<Messages> {
  const texts = known.get(language) ?? fetchTexts(language);
  known.set(language, texts);
  texts.catch(() => known.delete(language));
  return texts;
}

/** Gives the texts of a brand's own language to a process that has no page's origin: the build. */
export const knowTexts = (language: Language, messages: Messages) =>
  known.set(language, Promise.resolve(messages));

async function fetchTexts(language: Language): Promise<Messages> {
  const response = await fetch(`/${ownTextsFile(language)}`);
  if (!response.ok) throw new Error(`No texts in ${language}`);
  return (await response.json()) as Messages;
}

/** A text of this app, to be translated, or a text of a server. */
export type Words = string | MessageDescriptor;

export const translate = (i18n: I18n, words: Words): string =>
  typeof words === 'string' ? words : i18n._(words);
