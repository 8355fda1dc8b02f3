/** What a page shows and holds, as plain data. */
export interface Sight {
  readonly heading: string;
  /** Each text on the page, also the names and values of its controls. */
  readonly texts: readonly string[];
  /** Controls that can be used. */
  readonly controls: number;
  readonly alerts: readonly string[];
  /** Everything that the page links, loads or posts to. */
  readonly targets: readonly string[];
  /** The address bar and, where the browser tells, the history. */
  readonly addresses: readonly string[];
  /** What outlives the tab. */
  readonly kept: string;
  /** What a script or a spoilt prototype would leave. */
  readonly marks: readonly string[];
  /** Pixels that stand out to the side. */
  readonly overflow: number;
}

/** Looks at the page. It runs in a browser, too, so it reaches for nothing outside of itself. */
export function look(): Sight {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const attributes = (...names: string[]) =>
    names.flatMap((name) => all(`[${name}]`).map((element) => element.getAttribute(name) ?? ''));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest('script, style, noscript, template')) continue;
    if (textContent?.trim()) texts.push(textContent.trim());
  }
  const { navigation } = window as { navigation?: { entries: () => { url: string | null }[] } };
  return {
    heading: document.querySelector('h1')?.textContent.trim() ?? '',
    texts: [
      document.title,
      ...texts,
      ...attributes('aria-label', 'alt', 'title', 'placeholder', 'value'),
    ],
    controls: all('button:enabled, a[href], input:enabled, textarea:enabled').length,
    // The page holds one that nobody reads unless its files are lost.
    alerts: all('[role=alert]:not([hidden])')
      .map(({ textContent }) => textContent)
      .filter(Boolean),
    targets: attributes('href', 'src', 'srcset', 'action', 'formaction', 'data', 'ping'),
    addresses: [
      window.location.href,
      ...(navigation?.entries() ?? []).map(({ url }) => url ?? ''),
      document.referrer,
    ],
    kept: JSON.stringify(Object.entries(localStorage)),
    marks: [
      ...Object.keys(Object.prototype),
      ...Object.keys(Array.prototype),
      ...('ran' in window ? ['ran'] : []),
    ],
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  };
}
