import type { OwnedStorage, StoredItem } from '@/platform/storage';
import type { Account } from './intent';

/**
 * That the device holds money of which a screen says more than the lender's answer. The early picture reads it before the
 * ledger's owner is known, so it says nothing else.
 */
export const UNSETTLED: StoredItem<true> = {
  key: 'unsettled',
  where: 'device',
  owner: 'anyone',
  check: (value) => (value === true ? value : undefined),
};

export function storeUnsettled(storage: OwnedStorage, accounts: readonly Account[]): void {
  const isUnsettled = accounts.some(({ open, settled, elsewhere }) => open ?? settled ?? elsewhere);
  if (isUnsettled) storage.write(UNSETTLED, true);
  else storage.remove(UNSETTLED);
}
