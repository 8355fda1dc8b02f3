import type { OwnedStorage, StoredItem } from '@/platform/storage';
import { SESSION } from './latestBorrower';

/** The name of an event on `window`: the page's scripts share no other memory. */
const SESSION_END = 'h5.sessionEnded';

/** Removes the tab's session, then calls the listeners of `onSessionEnd`, which release values outside of the store. */
export function endSession(storage: OwnedStorage, page: EventTarget = window): void {
  storage.remove(SESSION);
  storage.remove(ACCEPTED);
  page.dispatchEvent(new Event(SESSION_END));
}

/** Calls `act` once, when the page's session ends. */
export const onSessionEnd = (page: EventTarget, act: () => void): void =>
  page.addEventListener(SESSION_END, act, { once: true });

/** A call with this tab's login has succeeded. A reload keeps that, also without a network. */
export const ACCEPTED: StoredItem<true> = {
  key: 'accepted',
  where: 'tab',
  owner: 'login',
  check: (value) => (value === true ? value : undefined),
};
