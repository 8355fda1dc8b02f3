/**
 * Stops a page whose borrower is over, whatever the app around it lets it do next: calls that are under way are aborted, new
 * ones are refused, and its body is empty. Work that holds a lock ends with its call, and gives the lock back.
 */
export function stopPage(page: Window & Partial<Pick<typeof globalThis, 'XMLHttpRequest'>>): void {
  page.document.documentElement.hidden = true;
  const refuse = () => {
    throw new TypeError('This page is over');
  };
  page.fetch = () => new Promise(refuse);
  if (page.XMLHttpRequest) page.XMLHttpRequest.prototype.send = refuse;
  // Aborts what is under way: calls, and files of the page.
  page.stop();
  page.document.querySelector('body')?.replaceChildren();
}
