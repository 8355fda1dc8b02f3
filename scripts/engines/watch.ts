/**
 * Runs in every page before its own scripts: what goes wrong is said to the server, at once, so that nothing is lost with
 * a document that is left. It reaches for nothing outside of itself.
 */
export function watch(): void {
  const say = (kind: string, ...parts: unknown[]) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/reports', false);
    request.setRequestHeader('Content-Type', 'text/plain');
    request.send(JSON.stringify({ kind, text: parts.map(String).join(' ') }));
  };
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    say('console', ...parts);
    error(...parts);
  };
  /** Firefox tells of a preload, too, that it gives up although its file is there: the app then asks for it anew. */
  const isGivenUp = (target: Element): boolean => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'preload') return false;
    const request = new XMLHttpRequest();
    request.open('GET', target.href, false);
    request.send();
    return request.status === 200;
  };
  let isLeaving = false;
  const onError = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) say('not caught', (event as ErrorEvent).message);
    // Firefox tells of a file that it gives up with the page.
    else if (!isLeaving && !isGivenUp(target)) say('not loaded', target.outerHTML.slice(0, 200));
  };
  window.addEventListener('beforeunload', () => (isLeaving = true));
  // A picture or a script that fails is told to itself alone, and seen on the way there.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => say('not caught', reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    say('policy', violatedDirective, blockedURI),
  );
}
