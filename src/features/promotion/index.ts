export { isLandingRead, landingFailureText } from './failureWords';
export { deviceIdOf, RESEND_AT } from './kept';
export { promotionMeta } from './meta';
export {
  conversionsOf,
  platformOf,
  PortsProvider,
  type Conversion,
  type Platform,
  type PromotionPorts,
} from './ports';
export { PromotionApp } from './PromotionApp';
export { promotionSlice, restoredPromotion } from './slice';
