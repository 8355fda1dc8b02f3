import type { BrowserStorages } from '@/platform/storage';
import { loginTag, storedSession } from '../owner/latestBorrower';
import { isOfOtherLogin, replaceQuery } from './historyEntries';
import {
  documentParametersOf,
  hasEveryParameter,
  hasSession,
  headerValuesOf,
  isSameLogin,
  type Launch,
  parseLaunch,
  scrub,
} from './launch';
import { type AddressParts, meantAddress } from './meantAddress';

interface Address {
  readonly location: AddressParts;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

export interface SessionSource extends Address {
  readonly storages: BrowserStorages;
}

export interface OpenedSession {
  readonly launch: Launch;
  /** The native app has opened this page now; false after a reload or Back. */
  readonly isFreshLaunch: boolean;
}

/**
 * Begins a session from the address's launch, or continues the tab's session, and takes the session values out of the
 * address bar. Must be called before the page's first request or image. `guardPage` stores the launch afterwards. The first
 * use of a storage blocks the page, so a launch with every parameter reads no storage.
 */
export function openSession(source: SessionSource): OpenedSession {
  const { history, storages } = source;
  const location = meantAddress(source.location);
  const given = parseLaunch(location.search);
  const isFreshLaunch = hasSession(given);
  const stored = hasEveryParameter(given) ? {} : storedSession(storages);
  if (!isFreshLaunch && isOfOtherLogin(history, loginTag(storages))) {
    // Back has reached an entry of an earlier login: it opens as if it had no query.
    replaceQuery({ location, history }, '', null);
    return { launch: stored, isFreshLaunch };
  }
  scrubAddress({ location, history });
  return { launch: withStored(given, stored), isFreshLaunch };
}

/**
 * The header values of a page without a session. The tab's session stays unchanged. `page` may be the window, whose rest
 * (`...`) would read each of its properties, also deprecated ones.
 */
export function openWithoutSession(page: Address): Launch {
  const { history } = page;
  const location = meantAddress(page.location);
  const launch = headerValuesOf(parseLaunch(location.search));
  scrubAddress({ location, history });
  return launch;
}

/** Completes the address's parameters from the stored launch: our own addresses lack the native app's other values. */
function withStored(given: Launch, stored: Launch): Launch {
  if (!hasSession(given)) return beside(stored, documentParametersOf(given));
  return isSameLogin(given, stored) ? beside(stored, given) : given;
}

/** The stored launch with the address's parameters. The stored order is dropped if the address names another product. */
function beside(stored: Launch, given: Launch): Launch {
  const { orderId, ...others } = stored;
  const isSameProduct =
    !given.productId || !stored.productId || given.productId === stored.productId;
  return { ...others, ...(isSameProduct && orderId && { orderId }), ...given };
}

const scrubAddress = ({ location, history }: Address): void =>
  replaceQuery({ location, history }, scrub(location.search), history.state);
