import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { useEnvironment } from '../../environment/EnvironmentContext';
import type { LaunchLanguage } from '../../i18n/language';
import type { LegalDocument, LegalTemplate } from '../../legal/document';
import { loadLegal } from '../../legal/load';
import type { LegalName } from '../../legal/titles';

const loading = new Map<string, Promise<LegalTemplate>>();
const loaded = new Map<string, LegalTemplate>();

/** Loads a document once. Awaited before a page is rendered or taken over, it is there at once. */
export function loadDocument(name: LegalName, language: LaunchLanguage): Promise<LegalTemplate> {
  const key = `${name}.${language}`;
  const known = loading.get(key);
  if (known) return known;
  const promise = loadLegal(name, language).then((template) => {
    loaded.set(key, template);
    return template;
  });
  loading.set(key, promise);
  return promise;
}

/** A document in the page's language, with the lender's names in it. */
export function useDocument(name: LegalName): LegalDocument {
  const { i18n } = useLingui();
  const names = useEnvironment();
  const language = i18n.locale === 'en' ? 'en' : 'es';
  const template = loaded.get(`${name}.${language}`) ?? use(loadDocument(name, language));
  return template(names);
}
