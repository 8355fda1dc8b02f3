import type { BrowserStorages } from '../../storage/browserStorage';
import type { OwnedStorage, StoredItem } from '../../storage/ownedStorage';
import { LATEST_KEY, latestBorrowerOn } from '../../storage/ownerHash';
import { checkLaunch, hasSession, isSameLogin, type Launch } from '../launch/launch';

/** The session of this tab. */
export const SESSION: StoredItem<Launch> = {
  key: 'session',
  where: 'tab',
  owner: 'nobody',
  check: checkLaunch,
};

/** What a tab keeps: its session, and the device's latest borrower at the time when the session was the latest one. */
interface TabsOwn {
  readonly value?: unknown;
  readonly latest?: unknown;
}

const tabsOwn = ({ tab }: BrowserStorages): TabsOwn => Object(tab.read(SESSION.key)) as TabsOwn;

/**
 * Whether no other borrower was launched on the device since this tab's session began. The two hashes are compared as
 * they stand: no digest has to be worked out before the first request. Where nothing can be kept, none is known.
 */
function isStillLatest(storages: BrowserStorages): boolean {
  const latest = latestBorrowerOn(storages);
  return latest === null || latest === tabsOwn(storages).latest;
}

/** The session of this tab; none once another borrower was launched on the device. */
export function keptSession(storages: BrowserStorages): Launch {
  if (isStillLatest(storages)) return checkLaunch(tabsOwn(storages).value);
  storages.tab.remove(SESSION.key);
  return {};
}

/** Keeps a launch in place of this tab's earlier session, which must not outlive it: also where the new one cannot be kept. */
export function keepSession(storages: BrowserStorages, launch: Launch): void {
  const { tab } = storages;
  if (!tab.write(SESSION.key, { value: launch, latest: latestBorrowerOn(storages) }))
    tab.remove(SESSION.key);
}

/** Whether the tab keeps the session of another launch than this one: of a page that came back, it is not this page's tab any more. */
export function isTabOfOtherLogin(storages: BrowserStorages, launch: Launch): boolean {
  const kept = checkLaunch(tabsOwn(storages).value);
  return hasSession(kept) && !isSameLogin(kept, launch);
}

/** Makes this tab's borrower, of this hash, the latest one; tabs of another one hear of it. Not once another came. */
export function becomeLatestBorrower(storages: BrowserStorages, hash: string | undefined): void {
  const { tab, device } = storages;
  const own = tabsOwn(storages);
  if (!hash) return;
  if (latestBorrowerOn(storages) !== hash) {
    if ('latest' in own && !isStillLatest(storages)) return;
    // A hash that cannot be replaced must not go on naming another borrower.
    if (!device.write(LATEST_KEY, hash)) device.remove(LATEST_KEY);
  }
  if ('value' in own) tab.write(SESSION.key, { ...own, latest: hash });
}

/** An event, because the page's scripts share no other memory than the window. */
const SESSION_END = 'h5.sessionEnded';

/** Removes the tab's session and calls the listeners of `onSessionEnd`: they release values outside of the store. */
export function endSession(storage: OwnedStorage, page: Window = window): void {
  storage.remove(SESSION);
  page.dispatchEvent(new Event(SESSION_END));
}

/** Calls `act` once, when the page's session ends. */
export const onSessionEnd = (page: EventTarget, act: () => void): void =>
  page.addEventListener(SESSION_END, act, { once: true });
