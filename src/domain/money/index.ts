/** The door of the money room: what screens, the store and the start of a page use of it. */
export { isSameOffer, useConfirmLoan } from './confirmations/confirmLoan';
export { pushApi } from './confirmations/pushApi';
export { useAcceptedPayment } from './hooks/useAcceptedPayment';
export { usePayment } from './hooks/usePayment';
export {
  type AcceptedIntent,
  echoed,
  isPending,
  type OpenIntent,
  orderSubject,
  type SentPayment,
  type SettledIntent,
} from './ledger/intent';
export {
  askedAt,
  type BlockReason,
  type CheckResult,
  DUPLICATE,
  type MoneyResult,
} from './ledger/sending';
export { createSendingLocks, type SendingLocks } from './ledger/sendingLocks';
export { moneySlice, selectShownAccount, type ShownMoneyPart } from './ledger/slice';
export { storedMoney, storeLedger } from './ledger/storedLedger';
export { type PaymentRequest } from './payments/cardPayment';
export { usePendingPayment } from './payments/checkPayment';
export {
  type BankCard,
  type Echoed,
  type PaymentWay,
  useRepaymentWayQuery,
} from './payments/paymentApi';
