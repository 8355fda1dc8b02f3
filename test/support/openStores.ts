import { createBorrowerStore } from '@/app/store/borrower';
import { type Capabilities, createServices, type Services } from '@/app/store/services';
import { createSendingLocks } from '@/domain/money/ledger/sendingLocks';
import type { Environment } from '@/platform/environment/environment';
import { type OpenedSession, openSession } from '@/platform/session/launch/openSession';
import { becomeLatestBorrower, storeSession } from '@/platform/session/owner/latestBorrower';
import { type BrowserStorages, storagesOf } from '@/platform/storage/browserStorage';
import { createDurableStorage } from '@/platform/storage/durableStorage';
import { createOwnedStorage } from '@/platform/storage/ownedStorage';
import { type BorrowerName, createLender, type Lender } from '../../sandbox';
import { testEnvironment } from './environment';
import { fakeBridge } from './fakeBridge';
import { ownerHashesOf, ownerHashOf } from './ownerHashes';

export interface OpenStoresOptions {
  readonly lender?: Lender;
  /** The borrower of the launch in the address. Without it: a reload, or a page without a launch. */
  readonly borrower?: BorrowerName;
  readonly launch?: Readonly<Record<string, string | undefined>>;
  /** The literal address, instead of the address of a launch. */
  readonly address?: string;
  readonly environment?: Partial<Environment>;
  readonly capabilities?: Partial<Capabilities>;
  readonly devTools?: Parameters<typeof createBorrowerStore>[2];
  /** Receives events of other tabs. Default: the window, which keeps the pages of all tests of a file. */
  readonly page?: EventTarget;
}

export interface OpenedStores {
  readonly lender: Lender;
  readonly session: OpenedSession;
  readonly services: Services;
  readonly store: ReturnType<typeof createBorrowerStore>;
}

/** Opens a page's stores and storage without its screens: the state before the first rendering. */
export function openStores(options: OpenStoresOptions = {}): OpenedStores {
  const { lender = createLender(), borrower, launch = {} } = options;
  const given = borrower ? lender.launch(borrower, launch) : launch;
  const present = Object.entries(given).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const address = `/confirm?${new URLSearchParams(present).toString()}`;
  window.history.replaceState(null, '', options.address ?? address);
  const storages = storagesOf(window);
  const { location, history } = window;
  const session = openSession({ location, history, storages });
  settle(storages, session);
  const send: typeof fetch = (input, init) => lender.fetch(input, init);
  const services = createServices({
    environment: testEnvironment(options.environment),
    launch: session.launch,
    openedAt: Date.now(),
    fetch: send,
    progressFetch: () => send,
    bridge: fakeBridge(),
    pageExit: { origin: window.location.origin, assign: jest.fn(), replace: jest.fn() },
    sendingLocks: createSendingLocks(undefined),
    durable: createDurableStorage(window, storages.device, session.launch.userId),
    storage: createOwnedStorage(storages, ownerHashesOf(storages, session.launch), options.page),
    ...options.capabilities,
  });
  const store = createBorrowerStore(services, session.launch, options.devTools ?? false);
  return { lender, session, services, store };
}

/** Stores the borrower on the device, as the app does after the page's first request. */
export function settle(storages: BrowserStorages, { launch, isFreshLaunch }: OpenedSession): void {
  const { userId } = launch;
  if (isFreshLaunch) storeSession(storages, launch);
  if (userId) becomeLatestBorrower(storages, ownerHashOf(storages.device, [userId]));
}

/** Clears all browser storage. */
export function forgetEverything(): void {
  sessionStorage.clear();
  localStorage.clear();
}
