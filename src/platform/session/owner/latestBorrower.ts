import { randomText } from '@/platform/base';
import {
  type BrowserStorages,
  LATEST_KEY,
  latestBorrowerOn,
  type StoredItem,
} from '@/platform/storage';
import { checkLaunch, hasSession, isSameLogin, type Launch } from '../launch/launch';

/** The session of this tab. */
export const SESSION: StoredItem<Launch> = {
  key: 'session',
  where: 'tab',
  owner: 'anyone',
  check: checkLaunch,
};

/**
 * The tab's stored entry: its session, the hash of the device's latest borrower at the session's start, and the tag that names
 * the login in the entries of the history.
 */
interface TabEntry {
  readonly value?: unknown;
  readonly latest?: unknown;
  readonly tag?: unknown;
}

const tabEntry = ({ tab }: BrowserStorages): TabEntry => Object(tab.read(SESSION.key)) as TabEntry;

/**
 * Whether no other borrower was launched on the device since this tab's session began. The function compares two stored
 * hashes, so the first request does not wait for a digest. Blocked storage has no latest borrower.
 */
function isStillLatest(storages: BrowserStorages): boolean {
  const latest = latestBorrowerOn(storages);
  return latest === null || latest === tabEntry(storages).latest;
}

/** The session of this tab; empty after another borrower was launched on the device. */
export function storedSession(storages: BrowserStorages): Launch {
  if (isStillLatest(storages)) return checkLaunch(tabEntry(storages).value);
  storages.tab.remove(SESSION.key);
  return {};
}

/** The random tag of the tab's login; undefined without a session. */
export function loginTag(storages: BrowserStorages): string | undefined {
  const { tag } = tabEntry(storages);
  return typeof tag === 'string' ? tag : undefined;
}

/**
 * Stores a launch in place of the tab's earlier session. The same login keeps its tag. If the write fails, the earlier session
 * is removed as well.
 */
export function storeSession(storages: BrowserStorages, launch: Launch): void {
  const { tab } = storages;
  const isKnown = isSameLogin(checkLaunch(tabEntry(storages).value), launch);
  const tag = (isKnown && loginTag(storages)) || randomText();
  if (!tab.write(SESSION.key, { value: launch, latest: latestBorrowerOn(storages), tag }))
    tab.remove(SESSION.key);
}

/** Whether the tab's stored session has another login than this launch, as for a page from the back-forward cache. */
export function isTabOfOtherLogin(storages: BrowserStorages, launch: Launch): boolean {
  const stored = checkLaunch(tabEntry(storages).value);
  return hasSession(stored) && !isSameLogin(stored, launch);
}

/** Stores this tab's borrower as the device's latest one, unless another borrower was launched since. */
export function becomeLatestBorrower(storages: BrowserStorages, hash: string | undefined): void {
  const { tab, device } = storages;
  const own = tabEntry(storages);
  if (!hash) return;
  if (latestBorrowerOn(storages) !== hash) {
    if ('latest' in own && !isStillLatest(storages)) return;
    // If the write fails, the hash of another borrower must not stay.
    if (!device.write(LATEST_KEY, hash)) device.remove(LATEST_KEY);
  }
  if ('value' in own) tab.write(SESSION.key, { ...own, latest: hash });
}
