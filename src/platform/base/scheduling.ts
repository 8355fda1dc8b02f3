/** The longest wait for a picture in milliseconds: a page that is hidden meanwhile draws none. */
const LONGEST_WAIT_MS = 100;

/** Resolves after the next picture: work that follows a tap then does not delay what the tap shows. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof document === 'undefined' || document.hidden) {
      resolve();
      return;
    }
    setTimeout(resolve, LONGEST_WAIT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

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
