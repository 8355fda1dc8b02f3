import { useLingui } from '@lingui/react/macro';
import { MissingDocument, useLibrary } from '../../../design/legal';
import { Button, Card, useLoaded } from '../../../design/ui';
import { ReadFailure, useLatePart, useLaunchLanguage } from '../../../shared';
import type { KeyFactsProps } from './KeyFacts';

const loadPage = async () => {
  const { KeyFacts } = await import(/* webpackChunkName: "key-facts" */ './KeyFacts');
  return KeyFacts;
};

/**
 * The key facts of an offer, where the brand has the document (docs/reference/screens.md#confirm-loan): a button with their
 * title. The document is loaded when the figures are shown, the code of its page at the tap.
 */
export function LateKeyFacts({ loan }: Pick<KeyFactsProps, 'loan'>) {
  const { t } = useLingui();
  const library = useLibrary();
  const language = useLaunchLanguage();
  const query = useLoaded(`${language}/key-facts`, () => library.load('key-facts', language));
  const { currentData: document, error } = query;
  const { Part: Page, isLoading, open, close } = useLatePart(loadPage);
  if (document) {
    return (
      <Card as="section">
        <Button
          variant="secondary"
          aria-expanded={!!Page}
          isBusy={isLoading}
          onClick={Page ? close : open}
        >
          {document.title}
        </Button>
        {Page && <Page document={document} loan={loan} />}
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
