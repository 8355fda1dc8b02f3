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

/** Looks at the page; nothing while it is between two documents. */
export async function look(page: Page): Promise<Snapshot | undefined> {
  try {
    return await page.evaluate(lookInside);
  } catch (problem) {
    if (/context was destroyed|navigat/i.test(String(problem))) return undefined;
    throw problem;
  }
}

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
  const made =
    '[onerror], [src*="elsewhere."], [href*="elsewhere."], body script:not([src]):not([type])';
  const followed = Array.from(document.querySelectorAll('[href], [src], [action]')).filter(
    (element) =>
      ['href', 'src', 'action'].some((name) =>
        /^\s*(javascript|data):/i.test(element.getAttribute(name) ?? ''),
      ),
  );
  return {
    title: textOf(all('h1')[0]),
    words: document.body.innerText,
    isBusy:
      all('main').length === 0 ||
      all('[aria-busy=true], [role=progressbar]').some((element) => !element.matches('html')),
    // The spec's word for a broken line stands beside the panel that says what to do (section 8).
    messages: messages.filter((text) => text !== 'error' || messages.length === 1),
    controls: all('button, a[href]').filter(isUsable).map(nameOf),
    ran: [
      ...('ran' in window ? ['a script'] : []),
      ...[...document.querySelectorAll(made), ...followed].map(({ outerHTML }) =>
        outerHTML.slice(0, 120),
      ),
    ],
    storage: JSON.stringify(localStorage),
  };
}
