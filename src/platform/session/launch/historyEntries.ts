/**
 * An entry of the history belongs to the login that made it. The root of its state names that login by a random tag, beside
 * the router's `usr`, `key` and `idx`.
 */
interface EntryState {
  readonly login?: string;
}

type Entry = Pick<History, 'state' | 'replaceState'>;

export const loginOfEntry = ({ state }: Pick<History, 'state'>): string | undefined =>
  (Object(state) as EntryState).login;

/** Whether an entry stands for an open dialog (`design/ui/openDialogs.ts`). */
const isOfDialog = ({ state }: Pick<History, 'state'>): boolean =>
  'dialog' in (Object(state) as object);

/** Whether an entry was made by another login, or without one. The state of a new entry is null. */
export const isOfOtherLogin = (entry: Pick<History, 'state'>, login: string | undefined) =>
  entry.state !== null && loginOfEntry(entry) !== login;

/** Names the page's login in the current entry. */
export const claimEntry = (history: Entry, login: string | undefined): void =>
  history.replaceState({ ...(history.state as object | null), login }, '');

/** Replaces the query and the state of the current entry. */
export function replaceQuery(
  { history, location }: { readonly history: Entry; readonly location: AddressParts },
  search: string,
  state: unknown,
): void {
  // Two slashes at the start would name another host, and the browser would throw an error.
  const path = location.pathname.replace(/^\/{2,}/, '/');
  history.replaceState(state, '', path + search + location.hash);
}

type AddressParts = Pick<Location, 'pathname' | 'hash'>;

/** The router's state of the first entry of a page. */
const FIRST = { idx: 0 } as const;

/**
 * Makes every later entry of the page name its login. An entry of an earlier login, which Back reaches without a new
 * document, loses its query before the router reads it.
 */
export function keepEntriesApart(page: Window): void {
  const { history, location } = page;
  const login = loginOfEntry(history);
  for (const name of ['pushState', 'replaceState'] as const) {
    history[name] = (state: unknown, ...rest) => {
      // A screen that is opened from a dialog takes the place of the dialog's entry.
      const way = isOfDialog(history) ? 'replaceState' : name;
      History.prototype[way].call(history, { ...(state as object | null), login }, ...rest);
    };
  }
  page.addEventListener('popstate', () => {
    if (isOfOtherLogin(history, login)) replaceQuery({ history, location }, '', FIRST);
    // A link to a part of the page has made the entry.
    else if (history.state === null) claimEntry(history, login);
  });
}
