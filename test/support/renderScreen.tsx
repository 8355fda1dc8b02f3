import './withoutStyles';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compose, type Composition, type CompositionOptions } from '@/app/pages/borrower/compose';
import { neverReload } from '@/app/pages/shell/lazyScreen';
import { createSendingLocks } from '@/domain/money/ledger/sendingLocks';
import type { Environment } from '@/platform/environment/environment';
import type { OfferedScreen } from '@/platform/navigation/screens/row';
import { openSession } from '@/platform/session/launch/openSession';
import { storagesOf } from '@/platform/storage/browserStorage';
import { createDurableStorage } from '@/platform/storage/durableStorage';
import { createOwnedStorage } from '@/platform/storage/ownedStorage';
import { type BorrowerName, createLender, type Lender } from '../../sandbox';
import { withDocuments } from './documents';
import { testEnvironment } from './environment';
import { type FakeBridge, fakeBridge } from './fakeBridge';
import { settle } from './openStores';
import { ownerHashesOf } from './ownerHashes';

export interface RenderOptions {
  /** The borrower of the launch. Without it there is no launch. */
  readonly borrower?: BorrowerName;
  /** Launch parameters in addition to the borrower's. `undefined` removes a parameter. */
  readonly launch?: Readonly<Record<string, string | undefined>>;
  readonly lender?: Lender;
  readonly environment?: Partial<Environment>;
  readonly bridge?: FakeBridge;
  /** Further screens, for instance the launch pad's. */
  readonly moreScreens?: readonly OfferedScreen[];
  readonly reload?: CompositionOptions['reload'];
  readonly devTools?: CompositionOptions['devTools'];
  /** The state of the entry of the history: a reload keeps it. */
  readonly entry?: unknown;
}

export interface RenderedScreen extends Omit<Composition, 'prepare'> {
  /** Loads the code and the texts of further screens, so that a tap opens them at once. */
  readonly prepare: (...paths: readonly string[]) => Promise<void>;
  readonly lender: Lender;
  readonly bridge: FakeBridge;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The addresses outside the app's screens to which the page went. */
  readonly departures: string[];
  /** The addresses that replaced the history entry: Back does not return to the screen. */
  readonly replacements: string[];
  readonly unmount: () => void;
}

/** Opens an address as the native app does, with the sandbox, and renders its screen. */
export async function renderScreen(
  path: string,
  options: RenderOptions = {},
): Promise<RenderedScreen> {
  const { borrower, launch, lender = createLender(), bridge = fakeBridge() } = options;
  window.history.pushState(options.entry ?? null, '', addressOf(path, lender, borrower, launch));
  const departures: string[] = [];
  const depart = (url: string) => {
    departures.push(url);
  };
  const replacements: string[] = [];
  const replace = (url: string) => {
    depart(url);
    replacements.push(url);
  };
  const storages = storagesOf(window);
  const { location, history } = window;
  const session = openSession({ location, history, storages });
  settle(storages, session);
  const environment = testEnvironment(options.environment);
  const send = withDocuments(lender, environment);
  const composition = compose({
    capabilities: {
      environment,
      launch: session.launch,
      openedAt: Date.now(),
      fetch: send,
      progressFetch: () => send,
      bridge,
      pageExit: { origin: window.location.origin, assign: depart, replace },
      sendingLocks: createSendingLocks(undefined),
      durable: createDurableStorage(window, storages.device, session.launch.userId),
      storage: createOwnedStorage(storages, ownerHashesOf(storages, session.launch)),
    },
    reload: options.reload ?? neverReload,
    devTools: options.devTools ?? false,
    moreScreens: options.moreScreens ?? [],
  });
  await composition.prepare(window.location.pathname);
  // What the screen does at its start belongs to its first render.
  const { unmount } = await act(() => Promise.resolve(render(composition.app)));
  const user = userEvent.setup();
  // The texts of another language change what is on the screen.
  const prepare = (...paths: readonly string[]) =>
    act(async () => {
      await Promise.all(paths.map(composition.prepare));
    });
  return { ...composition, prepare, lender, bridge, departures, replacements, unmount, user };
}

/** The literal address, completed with the parameters of the launch. */
function addressOf(
  path: string,
  lender: Lender,
  borrower: BorrowerName | undefined,
  overrides: RenderOptions['launch'] = {},
): string {
  const [pathname = '', query = ''] = path.split('?');
  const named = new URLSearchParams(query);
  const launched = new URLSearchParams();
  Object.entries(borrower ? lender.launch(borrower, overrides) : overrides).forEach(
    ([name, value]) => {
      if (value !== undefined && !named.has(name)) launched.set(name, value);
    },
  );
  return `${pathname}?${[query, launched.toString()].filter(Boolean).join('&')}`;
}
