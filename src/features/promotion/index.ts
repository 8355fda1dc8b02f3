export { deviceIdOf, RESEND_AT } from './storedItems';
export { promotionAsks, promotionMeta, hashPages } from './pages';
export {
  conversionsOf,
  platformOf,
  PortsProvider,
  type Conversion,
  type Platform,
  type PromotionPorts,
} from './ports';
export { landingQuery, readAdvertisement } from './query';
export { RegisterScreen } from './screens/RegisterScreen';
export { promotionSlice, restoredPromotion } from './slice';
export type { PromotionExtra } from './store';
