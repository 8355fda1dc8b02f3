import type { Page } from '@playwright/test';

/** What a page shows at one moment. */
export interface Snapshot {
  readonly title: string;
  readonly words: string;
  readonly isBusy: boolean;
  /** Answers that it waits for, or has not read to the end, and files of its own that are on their way. */
  readonly asking: number;
  /** What it has said of failure, whether it stands there still or has gone. */
  readonly messages: readonly string[];
  /** Names of the buttons and links that can be used. */
  readonly controls: readonly string[];
  /** Server text that was run or became an element or an address. */
  readonly ran: readonly string[];
  readonly storage: string;
}

/** What a page keeps for whoever looks at it. */
interface WatchedPage extends Window {
  /** Answers that it waits for, or has not read to the end. */
  asking?: number;
  /** What it has said of failure. */
  said?: Set<string>;
  listen?: () => void;
}

/**
 * Runs in each document before anything else. It counts the answers that are still to come, and notes each message
 * of failure as it is drawn: a toast goes by itself, and a busy machine may look when it has gone.
 */
export function watch(): void {
  const page = window as WatchedPage;
  const said = new Set<string>();
  const listen = () => {
    document.querySelectorAll<HTMLElement>('[role=alert]').forEach((element) => {
      const text = element.getClientRects().length > 0 ? element.innerText.trim() : '';
      if (text) said.add(text);
    });
  };
  Object.assign(page, { asking: 0, said, listen });
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
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(listen).observe(document, everything);
}

/** From here on the page has said nothing. */
export const forgetMessages = (page: Page): Promise<void> =>
  page.evaluate(() => (window as WatchedPage).said?.clear());

/** What is there now; nothing while the page is between two documents. */
export async function look(page: Page): Promise<Snapshot | undefined> {
  try {
    return await page.evaluate(lookInside);
  } catch (problem) {
    if (/context was destroyed|navigat/i.test(String(problem))) return undefined;
    throw problem;
  }
}

/** Whether two looks find the same. */
export const looksAlike = (seen: Snapshot, before: Snapshot | undefined): boolean =>
  JSON.stringify(seen) === JSON.stringify(before);

/** Runs in the page, behind all that is due there: an answer that has come is read and drawn before. */
async function lookInside(): Promise<Snapshot> {
  await scheduler.postTask(() => undefined, { priority: 'background' });
  const { asking = 0, said = new Set(), listen } = window as WatchedPage;
  listen?.();
  const all = <Kind extends HTMLElement>(selector: string) =>
    Array.from(document.querySelectorAll<Kind>(selector)).filter(
      (element) => element.getClientRects().length > 0,
    );
  const textOf = (element: HTMLElement | undefined) => element?.innerText.trim() ?? '';
  const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? textOf(element);
  const isUsable = (element: HTMLElement) =>
    !element.matches(':disabled, [aria-disabled=true], [aria-busy=true]');
  const messages = [...said];
  const leadsAstray = (address: string | null) =>
    address !== null &&
    (/^\s*(javascript|data):/i.test(address) ||
      new URL(address, location.href).hostname.startsWith('elsewhere.'));
  const followed = Array.from(document.body.querySelectorAll('*')).filter((element) =>
    ['href', 'src', 'action'].some((name) => leadsAstray(element.getAttribute(name))),
  );
  // Webpack takes the element of a file away when it is there.
  const coming = document.querySelectorAll('script[data-webpack]').length;
  // The page has an inline script of its own in its body.
  const scripts = Array.from(document.body.querySelectorAll('script'));
  const made = [
    ...document.body.querySelectorAll('[onerror]'),
    ...scripts.filter(({ text }) => /^\s*ran\s*=/.test(text)),
  ];
  return {
    title: textOf(all('h1')[0]),
    words: [document.body.innerText, ...messages].join('\n'),
    asking: asking + coming,
    isBusy:
      all('h1').length === 0 ||
      // A frame, or a page that was rendered at build time: the app is still to come.
      all('[data-early], fieldset:disabled [type=submit]').length > 0 ||
      all('[aria-busy=true], [role=progressbar]').some((element) => !element.matches('html')),
    // The fixed word for a broken line stands beside the panel that says what to do (docs/reference/words.md#payment-messages).
    messages: messages.filter((text) => text !== 'error' || messages.length === 1),
    controls: all('button, a[href]').filter(isUsable).map(nameOf),
    ran: [
      ...('ran' in window ? ['a script'] : []),
      ...[...made, ...followed].map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ],
    storage: JSON.stringify(localStorage),
  };
}
