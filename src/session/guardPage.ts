import { boxesOf } from './box';
import { isLatest } from './keeper';
import { becomeLatest, keptSession, SESSION } from './latest';
import { isSameLogin, type Launch } from './launch';
import { hearOfOthers } from './otherTabs';
import { markOf } from './owner';

/**
 * Keeps a borrower's page from the next one's eyes: it goes blank and stops when somebody else is, or has been,
 * launched on the device, and a page that comes back from the back-forward cache shows itself only once
 * it has proved to be of this tab's session.
 */
export function guardPage(page: Window, launch: Launch): void {
  const { document, location } = page;
  const boxes = boxesOf(page);
  const { userId, sessionId } = launch;
  if (!userId || !sessionId) return;
  const show = (isShown: boolean) => {
    document.documentElement.hidden = !isShown;
  };
  let isOver = false;
  /** In the cache, or on its way out of it: the tab, and what it keeps, may be another launch's. */
  let isAway = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    show(false);
    boxes.tab.remove(SESSION.key);
    // No part of the page is left that could send, show or hold a lock.
    location.replace('about:blank');
  };
  const endIfOver = () => {
    if (!isAway && !isLatest(boxes, userId)) end();
  };
  const hear = () => hearOfOthers(userId, end);

  // Where the browser has no digest of its own, nobody did it before (`announce.ts`).
  becomeLatest(boxes, markOf(boxes.device, [userId]));
  endIfOver();
  let deafen = hear();
  page.addEventListener('storage', endIfOver);
  document.addEventListener('visibilitychange', endIfOver);
  page.addEventListener('pagehide', () => {
    isAway = true;
    // What is cached is blank; and a channel would keep the page out of the cache.
    show(false);
    deafen();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (!isSameLogin(keptSession(boxes), launch)) {
      location.reload();
      return;
    }
    isAway = false;
    deafen = hear();
    show(true);
  });
}
