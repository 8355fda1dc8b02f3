import { guardPage, meantAddress, openSession, parseLaunch } from '@/platform/session';
import { storagesOf } from '@/platform/storage';

/**
 * A public page's first step: reads a launch, takes it out of the address bar and guards the page, like a borrower's page. The
 * language moves from the address bar to the history entry: a reload and Back keep it, and other pages do not receive it.
 */
export function beginSite(page: Window): void {
  const { location, history } = page;
  const { language } = parseLaunch(meantAddress(location).search);
  const session = openSession({ location, history, storages: storagesOf(page) });
  if (language) history.replaceState({ ...(history.state as object | null), language }, '');
  guardPage(page, session);
}
