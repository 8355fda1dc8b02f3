import type { Page } from '@playwright/test';

/** What a page shows at one moment. */
export interface Snapshot {
  readonly title: string;
  readonly words: string;
  readonly isBusy: boolean;
  readonly messages: readonly string[];
  /** Names of the buttons and links that can be used. */
  readonly controls: readonly string[];
  /** Server text that was run or became an element or an address. */
  readonly ran: readonly string[];
  readonly storage: string;
}

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

/** Runs in the page, behind what is due there: an answer that has come is read and drawn in such turns. */
async function lookInside(): Promise<Snapshot> {
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  }
  const all = <Kind extends HTMLElement>(selector: string) =>
    Array.from(document.querySelectorAll<Kind>(selector)).filter(
      (element) => element.getClientRects().length > 0,
    );
  const textOf = (element: HTMLElement | undefined) => element?.innerText.trim() ?? '';
  const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? textOf(element);
  const isUsable = (element: HTMLElement) =>
    !element.matches(':disabled, [aria-disabled=true], [aria-busy=true]');
  const messages = all('[role=alert]').map(textOf).filter(Boolean);
  const leadsAstray = (address: string | null) =>
    address !== null &&
    (/^\s*(javascript|data):/i.test(address) ||
      new URL(address, location.href).hostname.startsWith('elsewhere.'));
  const followed = Array.from(document.body.querySelectorAll('*')).filter((element) =>
    ['href', 'src', 'action'].some((name) => leadsAstray(element.getAttribute(name))),
  );
  // The page has an inline script of its own in its body.
  const scripts = Array.from(document.body.querySelectorAll('script'));
  const made = [
    ...document.body.querySelectorAll('[onerror]'),
    ...scripts.filter(({ text }) => /^\s*ran\s*=/.test(text)),
  ];
  return {
    title: textOf(all('h1')[0]),
    words: document.body.innerText,
    isBusy:
      all('h1').length === 0 ||
      // A frame is for the eyes only: the app is still to come.
      all('[data-early]').length > 0 ||
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
