/**
 * What a page's store holds. Each slice adds its part beside its own definition, so that whoever reads the state knows all of
 * it and imports the slices that they read, and no other. The promotion page's store has the part of it that it needs.
 */
export interface RootState {
  /** RTK Query's cache: read by its own hooks only. */
  readonly api: unknown;
}
