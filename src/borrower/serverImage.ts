import { imageAddress } from '../navigation/addressGate';

/** An image's address from a server, or undefined when it may not be loaded (contract, section 6). */
export const serverImage = (address: string): string | undefined =>
  address ? imageAddress(address, window.location.origin) : undefined;
