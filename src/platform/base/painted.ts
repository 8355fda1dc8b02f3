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
