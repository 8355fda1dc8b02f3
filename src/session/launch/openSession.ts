import type { BrowserStorages } from '../../storage/browserStorage';
import { keptSession } from '../owner/latestBorrower';
import {
  documentParametersOf,
  hasSession,
  isComplete,
  isSameLogin,
  type Launch,
  readLaunch,
  scrub,
} from './launch';

interface Address {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

export interface SessionSource extends Address {
  readonly storages: BrowserStorages;
}

export interface OpenedSession {
  readonly launch: Launch;
  /** The native app has opened this page now, as opposed to a reload or a step back to it. */
  readonly isFreshLaunch: boolean;
}

/**
 * Begins the session that a complete launch brings, or goes on with this tab's, and takes its values out
 * of the address bar. To be called before the first request or image of the page; what it begins is kept after
 * it (`announce.ts`). The first touch of a storage holds the page up: who says everything needs none.
 */
export function openSession({ location, history, storages }: SessionSource): OpenedSession {
  const given = readLaunch(location.search);
  const isFreshLaunch = hasSession(given);
  const launch = isComplete(given) ? given : withKept(given, keptSession(storages));
  scrubAddress({ location, history });
  return { launch, isFreshLaunch };
}

/** For a page that has no session and touches none: what its own address says. */
export function openWithoutSession({ location, history }: Address): Launch {
  const { userId: _nobody, sessionId: _none, ...launch } = readLaunch(location.search);
  scrubAddress({ location, history });
  return launch;
}

/** An address of ours that leads back to the same login lacks what only the native app says. */
function withKept(given: Launch, kept: Launch): Launch {
  if (!hasSession(given)) return beside(kept, documentParametersOf(given));
  return isSameLogin(given, kept) ? beside(kept, given) : given;
}

/** What the session says beside the address: not the order of a product that is no longer meant. */
function beside(kept: Launch, given: Launch): Launch {
  const { orderId, ...others } = kept;
  const isSameProduct = !given.productId || !kept.productId || given.productId === kept.productId;
  return { ...others, ...(isSameProduct && orderId && { orderId }), ...given };
}

function scrubAddress({ location: { pathname, search, hash }, history }: Address): void {
  // Two slashes at the start would name another host, and the browser would refuse.
  const path = pathname.replace(/^\/{2,}/, '/');
  history.replaceState(history.state, '', path + scrub(search) + hash);
}
