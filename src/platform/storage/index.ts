/** Browser storage by owner, and the durable storage of what must survive a killed process. */
export { type BrowserStorages, storagesOf } from './browserStorage';
export { checkedBy } from './checkedBy';
export {
  createDurableStorage,
  type DurableStorage,
  noDurableStorage,
  type Revised,
} from './durableStorage';
export {
  createOwnedStorage,
  noStorage,
  type OwnedStorage,
  ownerHashesOf,
  removeExpired,
  type StoredItem,
} from './ownedStorage';
export { LATEST_KEY, latestBorrowerOn, ownerHashOf } from './ownerHash';
