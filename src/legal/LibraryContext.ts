import { createContext, useContext, useEffect, useState } from 'react';
import type { DocumentName, LenderDocument } from './document';
import type { Library } from './library';

const LibraryContext = createContext<Library | null>(null);

export const LibraryProvider = LibraryContext.Provider;

export interface DocumentReading {
  /** Undefined while it is loaded, and where it could not be. */
  readonly document: LenderDocument | undefined;
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** A document in a language, loaded when it is first wanted; at once where it is there already. */
export function useDocument(name: DocumentName, language: string): DocumentReading {
  const library = useContext(LibraryContext);
  if (!library) throw new Error('useDocument outside of LibraryProvider');
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState({ attempt: -1, isMissing: false });
  const document = library.at(name, language);
  useEffect(() => {
    if (library.at(name, language)) return;
    let isWanted = true;
    const end = (isMissing: boolean) => () => {
      if (isWanted) setEnded({ attempt, isMissing });
    };
    library.load(name, language).then(end(false), end(true));
    return () => {
      isWanted = false;
    };
  }, [library, name, language, attempt]);
  return {
    document,
    isMissing: !document && ended.attempt === attempt && ended.isMissing,
    retry: () => {
      setAttempt(attempt + 1);
    },
  };
}
