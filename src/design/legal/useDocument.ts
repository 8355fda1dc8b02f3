import { useLingui } from '@lingui/react/macro';
import { type Loading, useLoaded } from '../ui';
import type { DocumentName, LenderDocument } from './document';
import { useLibrary } from './library';

/** A document in a language, loaded on first use; available at once where it is already loaded. */
export function useDocument(name: DocumentName, language: string): Loading<LenderDocument> {
  const library = useLibrary();
  const load = () => library.load(name, language);
  return useLoaded(`${language}/${name}`, load, library.at(name, language));
}

/** A document in the page's language. */
export function usePageDocument(name: DocumentName) {
  const { i18n } = useLingui();
  return useDocument(name, i18n.locale);
}
