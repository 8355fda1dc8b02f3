import {
  becomeLatestBorrower,
  keepSession,
  keptSession,
} from '../../src/session/owner/latestBorrower';
import {
  type BrowserStorage,
  type BrowserStorages,
  createBrowserStorage,
} from '../../src/storage/browserStorage';
import { LATEST_KEY } from '../../src/storage/ownerHash';

/** A tab of a device: its own storage, and the one that all tabs share. */
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
  keepSession(storages, borrower);
  becomeLatestBorrower(storages, borrower.userId);
}

afterEach(() => {
  localStorage.clear();
});

it('whose page comes to life only after another borrower was launched does not come before them again', () => {
  const [anas, luiss] = [tabOn(device), tabOn(device)];
  keepSession(anas, ANA);
  launch(luiss, LUIS);
  // Ana's bundle was slow: only now does her page say who was launched.
  becomeLatestBorrower(anas, ANA.userId);
  expect(device.read(LATEST_KEY)).toBe(LUIS.userId);
  expect(keptSession(luiss)).toEqual(LUIS);
  expect(keptSession(anas)).toEqual({});
});

it('on a full device, the borrower before is forgotten rather than taken for this one', () => {
  launch(tabOn(device), ANA);
  const full = { ...device, write: () => false };
  const luiss = tabOn(full);
  launch(luiss, LUIS);
  expect(device.read(LATEST_KEY)).toBeNull();
  expect(keptSession(luiss)).toEqual(LUIS);
});
