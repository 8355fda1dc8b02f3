import type { OwnedStorage } from '../../storage/ownedStorage';
import { SESSION } from './latestBorrower';

/** The page's scripts share no memory but its window. */
const ENDED = 'h5.sessionEnded';

/** The session has ended, and the page lives on: what holds a part of it outside the store lets go. */
export function endSession(storage: OwnedStorage, page: Window = window): void {
  storage.remove(SESSION);
  page.dispatchEvent(new Event(ENDED));
}

/** Calls back once, when the page's session ends. */
export const onSessionEnd = (page: EventTarget, act: () => void): void =>
  page.addEventListener(ENDED, act, { once: true });
