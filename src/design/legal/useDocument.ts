import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { DocumentName, LenderDocument } from './document';
import { useLibrary } from './library';

/** A document or why it is missing, in the shape of an RTK Query answer: a screen waits for both in the same way. */
export interface DocumentQuery {
  readonly currentData: LenderDocument | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

interface Ended {
  readonly attempt: string;
  readonly document?: LenderDocument;
  readonly error?: unknown;
}

/** A document in a language, loaded on first use; available at once where it is already loaded. */
export function useDocument(name: DocumentName, language: string): DocumentQuery {
  const library = useLibrary();
  const [count, setCount] = useState(0);
  const [ended, setEnded] = useState<Ended>();
  const attempt = `${language}/${name} ${count}`;
  const known = library.at(name, language);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    let isWanted = true;
    const end = (how: Omit<Ended, 'attempt'>) => {
      if (isWanted) setEnded({ ...how, attempt });
    };
    library.load(name, language).then(
      (document) => end({ document }),
      (error: unknown) => end({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt, isKnown, library, name, language]);
  const now = ended?.attempt === attempt ? ended : undefined;
  return {
    currentData: known ?? now?.document,
    error: isKnown ? undefined : now?.error,
    isFetching: !isKnown && !now,
    refetch: () => setCount(count + 1),
  };
}

/** A document in the page's language. */
export function usePageDocument(name: DocumentName) {
  const { i18n } = useLingui();
  return useDocument(name, i18n.locale);
}
