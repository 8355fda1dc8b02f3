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

/** Does something in the page; nothing while it is between two documents. */
export async function inPage<Result>(page: Page, work: () => Result): Promise<Result | undefined> {
  try {
    return await page.evaluate(work);
  } catch (problem) {
    if (/context was destroyed|navigat/i.test(String(problem))) return undefined;
    throw problem;
  }
}

export const look = (page: Page): Promise<Snapshot | undefined> => inPage(page, lookInside);

/** Runs in the page. */
function lookInside(): Snapshot {
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
  const made = document.body.querySelectorAll('[onerror], script:not([src]):not([type])');
  return {
    title: textOf(all('h1')[0]),
    words: document.body.innerText,
    isBusy:
      all('h1').length === 0 ||
      // A frame is for the eyes only: the app is still to come.
      all('[data-early]').length > 0 ||
      all('[aria-busy=true], [role=progressbar]').some((element) => !element.matches('html')),
    // The spec's word for a broken line stands beside the panel that says what to do (section 8).
    messages: messages.filter((text) => text !== 'error' || messages.length === 1),
    controls: all('button, a[href]').filter(isUsable).map(nameOf),
    ran: [
      ...('ran' in window ? ['a script'] : []),
      ...[...made, ...followed].map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ],
    storage: JSON.stringify(localStorage),
  };
}
