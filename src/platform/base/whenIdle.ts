/** The time in which a screen renders, in milliseconds. */
const SETTLED_MS = 1_000;

/** Calls `work` when the page is idle. Returns a function that cancels the call. */
export function whenIdle(work: () => void): () => void {
  const timer = setTimeout(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: SETTLED_MS });
    else work();
  }, SETTLED_MS);
  return () => {
    clearTimeout(timer);
  };
}
