/** What several features show or use: parts of screens with their texts, hooks, toasts. */
export { AlreadyPaid } from './components/AlreadyPaid';
export { BorrowerScreen, useBack } from './components/BorrowerScreen';
export { ForWhom, PhoneLine } from './components/ForWhom';
export { PaymentPlan } from './components/PaymentPlan';
export { isAwaited, type QueryState, Read, shownOf } from './components/Read';
export { ReadScreen } from './components/ReadScreen';
export { ScreenLink } from './components/ScreenLink';
export { AsOf } from './components/help/AsOf';
export { CannotPay } from './components/help/CannotPay';
export { OutsideLink } from './components/help/OutsideLink';
export { KeepActions } from './components/keep/KeepActions';
export { BlockNotice, type BlockNoticeProps } from './components/money/BlockNotice';
export { EarlierPayments } from './components/money/EarlierPayments';
export { NoOrder } from './components/money/NoOrder';
export { OpenPayment, type OpenPaymentProps, UndonePayment } from './components/money/OpenPayment';
export { OrderBannerView } from './components/money/OrderBannerView';
export { type ReadOrder, useOrderBanner } from './components/money/useOrderBanner';
export { useDay } from './components/money/useDay';
export { Receipt } from './components/money/Receipt';
export { UnknownOutcome } from './components/money/UnknownOutcome';
export { useOpenOrders } from './components/money/openOrders';
export { useSeeBooked } from './components/money/useSeeBooked';
export { OutsideNote } from './components/OutsideNote';
export { RatingDialog } from './components/rating/RatingDialog';
export { RemindMe } from './components/remind/RemindMe';
export { toldAgain } from './feedback/again';
export { ReadFailure } from './feedback/ReadFailure';
export { announcementOf, failureText } from './feedback/failureText';
export {
  selectToasts,
  type Toast,
  TOAST_MS,
  toastGone,
  toastShown,
  toastsSlice,
  useToast,
} from './feedback/toasts';
export { readHardship, storeHardship } from './hardship';
export { useIsHydrated, useIsMounted, useOpening } from './hooks/lifecycle';
export { damped, isFarEnough, usePullHint } from './hooks/pull';
export { useCopy } from './hooks/useCopy';
export { COUNTDOWN_MS, useCountdown } from './hooks/useCountdown';
export { useDrag } from './hooks/useDrag';
export { useCurrency, useDates, useMoney, useIsolated } from './hooks/useFormats';
export { useLaunchLanguage, useSessionParameters } from './hooks/useLaunch';
export { useLazyPart } from './hooks/useLazyPart';
export { useOpenNativePage } from './hooks/useOpenNativePage';
export { useToday } from './hooks/useToday';
export {
  type MissingPayment,
  missingPaymentSlice,
  missingPaymentUsed,
  selectMissingPayment,
} from './missingPayment';
