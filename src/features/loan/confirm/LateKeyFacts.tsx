import { useLingui } from '@lingui/react/macro';
import { MissingDocument, useLibrary } from '../../../design/legal';
import { Card, useLoaded } from '../../../design/ui';
import { ReadFailure, useLaunchLanguage } from '../../../shared';
import type { KeyFactsProps } from './KeyFacts';

const loadPage = async () => {
  const { KeyFacts } = await import(/* webpackChunkName: "key-facts" */ './KeyFacts');
  return KeyFacts;
};

/**
 * The key facts of an offer, where the brand has the document (docs/reference/screens.md#confirm-loan). The document and the
 * code of its page are loaded when the figures of the loan are shown.
 */
export function LateKeyFacts({ loan }: Pick<KeyFactsProps, 'loan'>) {
  const { t } = useLingui();
  const library = useLibrary();
  const language = useLaunchLanguage();
  const query = useLoaded(`${language}/key-facts`, async () => {
    const [document, Page] = await Promise.all([library.load('key-facts', language), loadPage()]);
    return { document, Page };
  });
  const { currentData: loaded, error } = query;
  if (loaded) {
    const { document, Page } = loaded;
    return (
      <Card as="section">
        <Page document={document} loan={loan} />
      </Card>
    );
  }
  // A host may answer every path with the app: then there is no document, and no JSON.
  if (!error || error instanceof MissingDocument || error instanceof SyntaxError) return null;
  return (
    <ReadFailure
      error={error}
      title={t({
        message: `The key facts could not be loaded`,
        comment: 'Title: the page with the most important facts of the loan offer is missing.',
      })}
      isRetrying={query.isFetching}
      onRetry={query.refetch}
    />
  );
}
