export { deviceIdOf, RESEND_AT } from './kept';
export { promotionAsks, promotionMeta } from './meta';
export {
  conversionsOf,
  platformOf,
  PortsProvider,
  type Conversion,
  type Platform,
  type PromotionPorts,
} from './ports';
export { hashPages } from './pages';
export { landingQuery, readAdvertisement } from './query';
export { RegisterScreen } from './screens/RegisterScreen';
