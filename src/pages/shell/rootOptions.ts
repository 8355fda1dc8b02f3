import type { RootOptions } from 'react-dom/client';
import type { Reporter } from '../../reports/report';

/** React itself tells only the console of a crash that a boundary caught. */
export const tellingCrashes = (reporter: Reporter | undefined): RootOptions => ({
  onCaughtError: (error) => {
    console.error(error);
    reporter?.({ kind: 'crash', error });
  },
});
