import { useLingui } from '@lingui/react/macro';
import { MissingDocument, useLibrary } from '../../../design/legal/library';
import { useLoaded } from '../../../design/ui/useLoaded';
import { ReadFailure } from '../../../shared/feedback/ReadFailure';
import { useLaunchLanguage } from '../../../shared/hooks/useLaunch';
import type { KeyFactsProps } from './KeyFacts';

/** The key facts of an offer, where the brand has the document. They are loaded when the figures are shown. */
export function LateKeyFacts({ loan }: Pick<KeyFactsProps, 'loan'>) {
  const { t } = useLingui();
  const library = useLibrary();
  const language = useLaunchLanguage();
  const { currentData, error, isFetching, refetch } = useLoaded(`${language}/key-facts`, () =>
    Promise.all([
      import(/* webpackChunkName: "key-facts" */ './KeyFacts'),
      library.load('key-facts', language),
    ]),
  );
  if (currentData) {
    const [{ KeyFacts }, document] = currentData;
    return <KeyFacts document={document} loan={loan} />;
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
      isRetrying={isFetching}
      onRetry={refetch}
    />
  );
}
