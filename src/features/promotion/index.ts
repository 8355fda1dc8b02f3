export { ADVERTISEMENT, deviceIdOf, RESEND_AT } from './storedItems';
export { promotionAsks, promotionMeta, hashPages } from './pages';
export {
  conversionsOf,
  pictureFetcher,
  platformOf,
  PortsProvider,
  type Conversion,
  type Platform,
  type PromotionPorts,
} from './ports';
export { beginVisit } from './hooks/useAdvertisement';
export { advertisementAt, landingQuery, NO_ADVERTISEMENT, type Place, placeOf } from './query';
export { RegisterScreen } from './screens/RegisterScreen';
export { promotionSlice, restoredPromotion } from './slice';
export type { PromotionExtra } from './store';
