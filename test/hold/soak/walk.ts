import type { WatchedPage } from '../visit';

/** What the walk reads of the page. The test defines it before the app starts. */
export interface WalkedPage extends WatchedPage {
  store?: { getState: () => unknown };
  /** Advances the page's clock: the answer of the last visit is then stale. */
  letPass?: () => Promise<void>;
  /** Leaks memory, to test the measures. */
  leak?: () => void;
}

/** Runs before the app: gives the test the page's store, and replaces the native app. */
export function prepare(): void {
  const page = window as WalkedPage;
  type Create = (...parameters: unknown[]) => NonNullable<WalkedPage['store']>;
  type Enhancer = (create: Create) => Create;
  const composeAndKeep =
    () =>
    (...enhancers: Enhancer[]) =>
    (create: Create): Create =>
    (...parameters) =>
      (page.store = enhancers.reduceRight((made, enhance) => enhance(made), create)(...parameters));
  const take = () => undefined;
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeAndKeep,
    android: { openPage: take, startBindBank: take, endBindBank: take },
  });
}

/**
 * Runs in the page. Goes through the addresses within one document, as links do; after every fifth one it goes back and
 * forward. Returns the number of navigations.
 */
export async function walk(addresses: readonly string[]): Promise<number> {
  const page = window as WalkedPage;
  const later = (wait: number) => new Promise((resolve) => setTimeout(resolve, wait));
  const isAtRest = () =>
    page.asking === 0 &&
    document.querySelector('h1') !== null &&
    document.querySelector('[aria-busy=true]') === null;
  const rest = async () => {
    do await later(4);
    while (!isAtRest());
  };
  const step = async (by: -1 | 1) => {
    const arrival = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.go(by);
    await arrival;
    await rest();
  };
  const go = async (address: string) => {
    await page.letPass?.();
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    window.history.pushState({ idx: idx + 1, key: String(Math.random()) }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
    await rest();
    page.leak?.();
  };
  let count = 0;
  for (const [index, address] of addresses.entries()) {
    await go(address);
    count += 1;
    if (index % 5 !== 4) continue;
    await step(-1);
    await step(1);
    count += 2;
  }
  return count;
}
