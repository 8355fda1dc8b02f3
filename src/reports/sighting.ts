import type { ApiFailure } from '../api/failures';

/** Something that may be reported, as it was met: it never leaves the page like this (see `report.ts`). */
export type Sighting =
  | { readonly kind: 'crash'; readonly error: unknown }
  /** `duration` in milliseconds. */
  | { readonly kind: 'call'; readonly failure: ApiFailure; readonly duration: number }
  | { readonly kind: 'bridge'; readonly handler: string }
  | { readonly kind: 'policy'; readonly directive: string; readonly blocked: string };

/** The port: who meets something tells it here. */
export type Witness = (sighting: Sighting) => void;
