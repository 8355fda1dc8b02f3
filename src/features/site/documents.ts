import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../environment/EnvironmentContext';
import type { LaunchLanguage } from '../../i18n/language';
import type { LegalDocument, LegalTemplate } from '../../legal/document';
import { loadLegal } from '../../legal/load';
import type { LegalName } from '../../legal/titles';

const loaded = new Map<string, LegalTemplate>();

const keyOf = (name: LegalName, language: LaunchLanguage) => `${name}.${language}`;

/** Loads a document. Awaited before a page is rendered or taken over, it is there at once. */
export async function loadDocument(name: LegalName, language: LaunchLanguage): Promise<void> {
  loaded.set(keyOf(name, language), await loadLegal(name, language));
}

/** A document in the page's language, with the lender's names in it, or where its loading stands. */
export function useDocument(name: LegalName): LegalDocument | 'loading' | 'missing' {
  const { i18n } = useLingui();
  const names = useEnvironment();
  const language = i18n.locale === 'en' ? 'en' : 'es';
  const template = loaded.get(keyOf(name, language));
  const [state, setState] = useState<'loading' | 'loaded' | 'missing'>('loading');
  useEffect(() => {
    if (template) return;
    loadDocument(name, language).then(
      () => {
        setState('loaded');
      },
      () => {
        setState('missing');
      },
    );
  }, [name, language, template]);
  if (template) return template(names);
  return state === 'missing' ? 'missing' : 'loading';
}
