import { parseAddress } from './addressGate';

/** An image's address if it may be loaded: `https:`, or this origin. */
export function imageAddress(address: string, ownOrigin: string): string | undefined {
  const url = parseAddress(address, ownOrigin);
  if (!url || url.username || url.password) return undefined;
  const isOnOwnServer = url.protocol === 'http:' && url.origin === ownOrigin;
  return url.protocol === 'https:' || isOnOwnServer ? url.href : undefined;
}

/** An image's address from a server, or undefined when it may not be loaded (docs/reference/routes.md#images). */
export const serverImage = (address: string): string | undefined =>
  address ? imageAddress(address, window.location.origin) : undefined;
