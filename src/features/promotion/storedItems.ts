import { randomText } from '@/platform/base';
import type { OwnedStorage, StoredItem } from '@/platform/storage';
import { type Advertisement, checkAdvertisement } from './query';

/** What the visit's address brought. */
export const ADVERTISEMENT: StoredItem<Advertisement> = {
  key: 'promotion.advertisement',
  where: 'tab',
  owner: 'anyone',
  check: checkAdvertisement,
};

/** The time from which another code may be requested, in epoch milliseconds. */
export const RESEND_AT: StoredItem<number> = {
  key: 'promotion.resendAt',
  where: 'tab',
  owner: 'anyone',
  check: (value) => (typeof value === 'number' ? value : undefined),
};

/**
 * A random id of the visitor's device (docs/reference/calls.md#bodies). It belongs to no borrower and is not
 * removed with a borrower's data.
 */
export const DEVICE_ID: StoredItem<string> = {
  key: 'promotion.deviceId',
  where: 'device',
  owner: 'anyone',
  check: (value) => (typeof value === 'string' && value ? value : undefined),
};

/** This device's random id. Where storage fails, the id lasts as long as the page. */
export function deviceIdOf(storage: OwnedStorage): string {
  const stored = storage.read(DEVICE_ID);
  if (stored) return stored;
  const random = randomText();
  storage.write(DEVICE_ID, random);
  return random;
}
