import type { Page } from '@playwright/test';

/** The content and state of a page at one moment, as plain data. */
export interface Sight {
  /** The text of its `h1`. */
  readonly title: string;
  /** Each text on the page, also the names and values of its controls. */
  readonly texts: readonly string[];
  /** Names of the controls that can be used. */
  readonly controls: readonly string[];
  /** The failure messages that are visible now, and all since the page was opened. */
  readonly alerts: readonly string[];
  readonly said: readonly string[];
  readonly isBusy: boolean;
  /** The number of pending answers, unread bodies and pending files. */
  readonly asking: number;
  /** The targets of all links, loads and forms. */
  readonly targets: readonly string[];
  /** The address bar and, if the browser exposes it, the history. */
  readonly addresses: readonly string[];
  /** The entries of `localStorage`. */
  readonly stored: string;
  /** Traces of an executed script. */
  readonly marks: readonly string[];
  /** Pixels of horizontal overflow. */
  readonly overflow: number;
}

export interface WatchedPage extends Window {
  asking?: number;
  said?: Set<string>;
}

/**
 * Runs first in each document. It counts pending answers, and records each failure message when it appears: a toast may
 * be gone when the test looks.
 */
export function watchInside(): void {
  const page = window as WatchedPage;
  const said = new Set<string>();
  Object.assign(page, { asking: 0, said });
  const count = (owner: object, name: string) => {
    const ask = Reflect.get(owner, name) as (...given: unknown[]) => Promise<unknown>;
    const counted = async function (this: unknown, ...given: unknown[]) {
      page.asking = (page.asking ?? 0) + 1;
      try {
        return await ask.apply(this, given);
      } finally {
        page.asking -= 1;
      }
    };
    Reflect.set(owner, name, counted);
  };
  count(window, 'fetch');
  count(Response.prototype, 'text');
  // An upload, which shows its progress.
  const send = Reflect.get(XMLHttpRequest.prototype, 'send');
  Reflect.set(XMLHttpRequest.prototype, 'send', function (this: XMLHttpRequest, body: FormData) {
    page.asking = (page.asking ?? 0) + 1;
    this.addEventListener('loadend', () => (page.asking = (page.asking ?? 0) - 1));
    send.call(this, body);
  });
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(() => {
    document.querySelectorAll<HTMLElement>('[role=alert]').forEach((element) => {
      const text = element.getClientRects().length > 0 ? element.innerText.trim() : '';
      if (text) said.add(text);
    });
  }).observe(document, everything);
}

/** Reads the page. It runs in the page, so it uses no outer variable. */
export function look(): Sight {
  const { asking = 0, said = new Set() } = window as WatchedPage;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const seen = (selector: string) => all(selector).filter((element) => element.checkVisibility());
  const textOf = (element: HTMLElement | undefined) => element?.innerText.trim() ?? '';
  const attributes = (...names: string[]) =>
    names.flatMap((name) => all(`[${name}]`).map((element) => element.getAttribute(name) ?? ''));
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest('script, style, noscript, template')) continue;
    if (textContent?.trim()) texts.push(textContent.trim());
  }
  const { navigation } = window as { navigation?: { entries: () => { url: string | null }[] } };
  const injected = [...document.body.querySelectorAll<HTMLElement>('[onerror], script')].filter(
    (element) => element.localName !== 'script' || /^\s*ran\s*=/.test(element.textContent),
  );
  return {
    title: textOf(seen('h1')[0]),
    texts: [
      document.title,
      ...texts,
      ...attributes('aria-label', 'alt', 'title', 'placeholder', 'value'),
    ],
    controls: seen('button, a[href], input, textarea')
      .filter((it) => !it.matches(':disabled, [aria-disabled=true], [aria-busy=true]'))
      .map((element) => element.getAttribute('aria-label') ?? textOf(element)),
    // The page has an empty alert for files that fail to load.
    alerts: seen('[role=alert]').map(textOf).filter(Boolean),
    said: [...said],
    isBusy:
      seen('h1').length === 0 ||
      // A placeholder or a prerendered page: the app has not rendered.
      seen('[data-early], fieldset:disabled [type=submit]').length > 0 ||
      seen('[aria-busy=true], [role=progressbar]').some((element) => !element.matches('html')),
    // Webpack removes the script element when its file has loaded.
    asking: asking + all('script[data-webpack]').length,
    targets: attributes('href', 'src', 'srcset', 'action', 'formaction', 'data', 'ping'),
    addresses: [
      window.location.href,
      ...(navigation?.entries() ?? []).map(({ url }) => url ?? ''),
      document.referrer,
    ],
    stored: JSON.stringify(Object.entries(localStorage)),
    marks: [
      ...Object.keys(Object.prototype),
      ...Object.keys(Array.prototype),
      ...('ran' in window ? ['ran'] : []),
      ...injected.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ],
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}

/** Reads the page after its pending tasks. Undefined during a navigation. */
export async function sightOf(page: Page): Promise<Sight | undefined> {
  try {
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
    return await page.evaluate(look);
  } catch (problem) {
    if (/context was destroyed|navigat/i.test(String(problem))) return undefined;
    throw problem;
  }
}

/** Runs in the page. Whether React has rendered, the data is shown, and no request is pending. */
export function isAtRest(): boolean {
  const root = document.getElementById('root');
  const isTaken = !!root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  const isBusy = !!document.querySelector('[aria-busy=true], fieldset:disabled, [data-early]');
  const isThere = document.querySelector('h1') !== null;
  return isTaken && isThere && !isBusy && (window as WatchedPage).asking === 0;
}

/** Events outside of the content: errors, dialogs, windows, requests to other origins, and console output. */
export interface Around {
  readonly troubles: string[];
  readonly console: string[];
}

/** Policy violations fail each test separately (`test/e2e/fixtures.ts`). */
export async function watch(page: Page, origin: string): Promise<Around> {
  const around: Around = { troubles: [], console: [] };
  const { troubles } = around;
  await page.addInitScript(watchInside);
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => around.console.push(message.text()));
  page.on('popup', () => troubles.push('a window'));
  page.on('dialog', (dialog) => {
    troubles.push('a dialog');
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) troubles.push(url.href);
  });
  return around;
}
