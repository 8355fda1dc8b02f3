/** Until a screen has come to rest, in ms. */
const SETTLED_MS = 1_000;

/** Does some work of no urgency once the page has nothing better to do. Not at all once it was called off. */
export function whenIdle(work: () => void, settledMs = SETTLED_MS): () => void {
  const timer = setTimeout(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: SETTLED_MS });
    else work();
  }, settledMs);
  return () => {
    clearTimeout(timer);
  };
}
