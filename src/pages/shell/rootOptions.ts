import type { RootOptions } from 'react-dom/client';
import type { Witness } from '../../reports/report';

/** React itself tells only the console of a crash that a boundary caught. */
export const tellingCrashes = (witness: Witness | undefined): RootOptions => ({
  onCaughtError: (error) => {
    console.error(error);
    witness?.({ kind: 'crash', error });
  },
});
