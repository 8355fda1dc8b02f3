import { MemoryRouter } from 'react-router-dom';
import { compose, type Composition } from '@/app/pages/borrower/compose';
import { neverReload } from '@/app/pages/shell/lazyScreen';
import type { RouterProps } from '@/app/pages/shell/routerOptions';
import type { SendingLocks } from '@/domain/money';
import { type Environment, markLanguage } from '@/platform/environment';
import { numberOf } from '@/platform/environment/language';
import { createWebViewBridge } from '@/platform/native';
import { openSession } from '@/platform/session';
import { storeSession } from '@/platform/session/owner/latestBorrower';
import {
  createDurableStorage,
  createOwnedStorage,
  ownerHashesOf,
  storagesOf,
} from '@/platform/storage';
import type { BorrowerName, Lender } from '../../sandbox';
import { launchAddress } from '../../sandbox/launchAddress';

export interface OpenedPage {
  readonly path: string;
  readonly borrower: BorrowerName;
  /** The sandbox, in the browser. */
  readonly lender: Lender;
  readonly environment: Environment;
  /** A language of the environment. */
  readonly language: string;
  /** Held as long as a page of the story sends, as by another window. */
  readonly sendingLocks: SendingLocks;
}

/** Opens an address as the native app does, as `src/app/pages/borrower/start.tsx` does in a page of its own. */
export async function openPage(opened: OpenedPage): Promise<Composition> {
  const { lender, environment, sendingLocks } = opened;
  const storages = storagesOf(window);
  const { launch, entry } = openedAt(opened);
  storeSession(storages, launch);
  const composition = compose({
    capabilities: {
      environment,
      launch,
      openedAt: Date.now(),
      fetch: (input, init) => lender.fetch(input instanceof Request ? input : String(input), init),
      // A browser without the native app.
      bridge: createWebViewBridge({}, stay),
      pageExit: { origin: window.location.origin, assign: stay, replace: stay },
      sendingLocks,
      durable: createDurableStorage(window, storages.device, launch.userId),
      storage: createOwnedStorage(storages, await ownerHashesOf(storages, launch)),
    },
    reload: neverReload,
    devTools: false,
    moreScreens: [],
    Router: ({ children, future }: RouterProps) => (
      <MemoryRouter initialEntries={[entry]} future={future}>
        {children}
      </MemoryRouter>
    ),
  });
  markLanguage(document.documentElement, composition.services.i18n.locale);
  await composition.prepare(new URL(entry, window.location.origin).pathname);
  return composition;
}

/** A story leaves for no other page. */
const stay = () => undefined;

/** The launch of the address, and the address without it: Storybook owns the address of the frame. */
function openedAt({ path, borrower, lender, environment, language }: OpenedPage) {
  const address = launchAddress(lender, path, borrower, {
    language: numberOf(language, environment),
  });
  const { pathname, search, hash } = new URL(address, window.location.origin);
  let entry = address;
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, url?: string | URL | null) => {
      entry = String(url);
    },
  };
  const storages = storagesOf(window);
  const { launch } = openSession({ location: { pathname, search, hash }, history, storages });
  return { launch, entry };
}
