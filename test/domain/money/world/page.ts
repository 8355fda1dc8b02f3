/** A page as the device knows it. */
export interface Page {
  readonly isAlive: boolean;
  /** A frozen page runs no timer and receives no answer, event or lock until it resumes. */
  readonly isFrozen: boolean;
  /** Runs a callback in the page: at once, or when the page resumes. */
  readonly receive: (happen: () => void) => void;
}
