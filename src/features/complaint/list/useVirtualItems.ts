import { useEffect, useState } from 'react';
import type { VirtualItems } from './VirtualItems';

/** The part that draws long lists, loaded when a list is long: most borrowers have a few orders. */
export function useVirtualItems() {
  const [part, setPart] = useState<{ readonly VirtualItems?: typeof VirtualItems }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    void import(/* webpackChunkName: "virtual-items" */ './VirtualItems')
      .catch(() => ({}))
      .then(setPart);
  }, [attempt]);
  return {
    VirtualItems: part?.VirtualItems,
    hasFailed: !!part && !part.VirtualItems,
    retry: () => {
      setPart(undefined);
      setAttempt(attempt + 1);
    },
  };
}
