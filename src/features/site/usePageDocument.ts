import { useLingui } from '@lingui/react/macro';
import type { DocumentName } from '../../legal/document';
import { useDocument } from '../../legal/useDocument';

/** A document in the page's language. */
export function usePageDocument(name: DocumentName) {
  const { i18n } = useLingui();
  return useDocument(name, i18n.locale);
}
