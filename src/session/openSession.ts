import { hasSession, isAnotherBorrower, readLaunch, scrub, type Launch } from './launch';
import type { Keep } from './storage';

/** The random id of a visitor's device: it belongs to no borrower and outlives them (contract, 9). */
export const PROMOTION_DEVICE_KEY = 'promotion.deviceId';

const SESSION_KEY = 'session';
const OWNER_KEY = 'owner';

export interface SessionPlace {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  /** This tab's storage. */
  readonly tab: Keep;
  /** The device's storage: nothing of a session, but drafts that a new borrower must not find. */
  readonly device: Keep;
}

export interface OpenedSession {
  readonly launch: Launch;
  /** The native app has opened this page now, as opposed to a reload or a step back to it. */
  readonly isFreshLaunch: boolean;
}

/**
 * Reads the launch, forgets an earlier borrower, keeps the session for this tab and takes its values
 * out of the address bar. To be called before the first request or image of the page.
 */
export function openSession({ location, history, tab, device }: SessionPlace): OpenedSession {
  const given = readLaunch(location.search);
  const earlier = keptLaunch(tab);
  const isNewBorrower = isAnotherBorrower(given, earlier);
  if (isNewBorrower) tab.clear();
  const launch = isNewBorrower ? given : { ...keptBeside(given, earlier), ...given };
  if (hasSession(launch)) claim(device, launch);
  tab.write(SESSION_KEY, launch);
  history.replaceState(
    history.state,
    '',
    // Two slashes at the start would name another host, and the browser would refuse.
    location.pathname.replace(/^\/{2,}/, '/') + scrub(location.search) + location.hash,
  );
  return { launch, isFreshLaunch: hasSession(given) };
}

/** What an earlier launch of the same login still says: not the order of a product that is no longer meant. */
function keptBeside(given: Launch, earlier: Launch): Launch {
  const isSameProduct =
    !given.productId || given.productId === (earlier.productId ?? given.productId);
  if (isSameProduct) return earlier;
  const { orderId: _orderOfAnother, ...kept } = earlier;
  return kept;
}

/** Makes the device's storage this login's: another one's drafts go, its own survive a closed tab. */
function claim(device: Keep, { userId, sessionId }: Launch): void {
  const owner = fingerprint(JSON.stringify([userId, sessionId]));
  if (device.read(OWNER_KEY) === owner) return;
  device.remove('complaint.drafts');
  device.write(OWNER_KEY, owner);
}

/** FNV-1a, 32 bits: tells two logins apart and cannot be turned back into either. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** What this tab's storage holds; text put there by another hand is checked like a query. */
export function keptLaunch(tab: Keep): Launch {
  const kept = tab.read(SESSION_KEY);
  if (typeof kept !== 'object' || kept === null) return {};
  const texts = Object.entries(kept).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return readLaunch(new URLSearchParams(texts).toString());
}
