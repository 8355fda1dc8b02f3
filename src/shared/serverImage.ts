import { imageAddress } from '../navigation/addressGate';

/** An image's address from a server, or undefined when it may not be loaded (docs/reference/addresses.md#images). */
export const serverImage = (address: string): string | undefined =>
  address ? imageAddress(address, window.location.origin) : undefined;
