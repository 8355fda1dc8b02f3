import {
  becomeLatestBorrower,
  storedSession,
  storeSession,
} from '@/platform/session/owner/latestBorrower';
import {
  type BrowserStorage,
  type BrowserStorages,
  createBrowserStorage,
} from '@/platform/storage/browserStorage';
import { LATEST_KEY } from '@/platform/storage/ownerHash';

/** A tab of a device: its own storage, and the storage that all tabs share. */
const tabOn = (device: BrowserStorage): BrowserStorages => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  return { device, tab: createBrowserStorage(() => storage as unknown as Storage) };
};

const device = createBrowserStorage(() => localStorage);
const ANA = { userId: 'ana', sessionId: 'S1' };
const LUIS = { userId: 'luis', sessionId: 'S2' };

function launch(storages: BrowserStorages, borrower: typeof ANA): void {
  storeSession(storages, borrower);
  becomeLatestBorrower(storages, borrower.userId);
}

it('does not become the latest when its page starts after another borrower’s launch', () => {
  const [anas, luiss] = [tabOn(device), tabOn(device)];
  storeSession(anas, ANA);
  launch(luiss, LUIS);
  // Ana's bundle was slow: her page announces its launch only now.
  becomeLatestBorrower(anas, ANA.userId);
  expect(device.read(LATEST_KEY)).toBe(LUIS.userId);
  expect(storedSession(luiss)).toEqual(LUIS);
  expect(storedSession(anas)).toEqual({});
  // The session does not return with its borrower.
  device.remove(LATEST_KEY);
  expect(storedSession(anas)).toEqual({});
});

it('removes the earlier borrower’s hash when the storage is full', () => {
  launch(tabOn(device), ANA);
  const full = { ...device, write: () => false };
  const luiss = tabOn(full);
  launch(luiss, LUIS);
  expect(device.read(LATEST_KEY)).toBeNull();
  expect(storedSession(luiss)).toEqual(LUIS);
});
