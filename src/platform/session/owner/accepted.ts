import type { StoredItem } from '@/platform/storage';

/** A call with this tab's login has succeeded. A reload keeps that, also without a network. */
export const ACCEPTED: StoredItem<true> = {
  key: 'accepted',
  where: 'tab',
  owner: 'login',
  check: (value) => (value === true ? value : undefined),
};
