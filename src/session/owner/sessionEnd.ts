import type { OwnedStorage } from '../../storage/ownedStorage';
import { SESSION } from './latestBorrower';

/** An event, because the page's scripts share no other memory than the window. */
const SESSION_END = 'h5.sessionEnded';

/** Removes the tab's session and calls the listeners of `onSessionEnd`: they release values outside of the store. */
export function endSession(storage: OwnedStorage, page: EventTarget = window): void {
  storage.remove(SESSION);
  page.dispatchEvent(new Event(SESSION_END));
}

/** Calls `act` once, when the page's session ends. */
export const onSessionEnd = (page: EventTarget, act: () => void): void =>
  page.addEventListener(SESSION_END, act, { once: true });
