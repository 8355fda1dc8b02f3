import { useEffect, useState } from 'react';
import { useEnvironment } from '../../environment/EnvironmentContext';
import type { LegalDocument } from '../../legal/document';
import { loadLegal } from '../../legal/load';
import { legalTitles, type LegalName } from '../../legal/titles';
import { useLaunchLanguage } from '../../borrower/useLaunchLanguage';

/** A document in the launch language, with the environment's names in it. */
export function useLegal(name: LegalName) {
  const language = useLaunchLanguage();
  const names = useEnvironment();
  const [document, setDocument] = useState<LegalDocument | 'missing'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void loadLegal(name, language)
      .then((template) => template(names))
      .catch(() => 'missing' as const)
      .then((result) => {
        if (isWanted) setDocument(result);
      });
    return () => {
      isWanted = false;
    };
  }, [name, language, names, attempt]);
  return {
    title: legalTitles[name][language],
    document,
    retry: () => {
      setDocument(undefined);
      setAttempt(attempt + 1);
    },
  };
}
