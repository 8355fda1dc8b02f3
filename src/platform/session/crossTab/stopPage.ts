/** A page with a global that TypeScript declares outside of `Window`. */
type StoppablePage = Window & Partial<Pick<typeof globalThis, 'XMLHttpRequest'>>;

/**
 * Stops a page: aborts pending calls, refuses new calls and empties the body. An aborted call releases its lock. A native
 * host may refuse to load the empty address, so the address alone does not stop the page.
 */
export function stopPage(page: StoppablePage): void {
  page.document.documentElement.hidden = true;
  const refuse = () => {
    throw new TypeError('This page has ended');
  };
  page.fetch = () => new Promise(refuse);
  if (page.XMLHttpRequest) page.XMLHttpRequest.prototype.send = refuse;
  // Aborts pending calls and the loading of files.
  page.stop();
  page.document.querySelector('body')?.replaceChildren();
}

/** Whether a page was stopped: the app's element has left the body. */
export const hasEnded = (page: Document): boolean => !page.getElementById('root');
