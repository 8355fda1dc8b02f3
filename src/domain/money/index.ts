/** The door of the money room: what screens, the store and the start of a page use of it. */
export { bannerOf, isPayingSecond, type OrderBanner, type OrderState } from './bannerOf';
export { isSameOffer } from './confirmations/confirmLoan';
export { pushApi } from './confirmations/pushApi';
export { type AcceptedPayment, useAcceptedPayments } from './hooks/useAcceptedPayments';
export { useReadAt } from './hooks/useAccount';
export { useConfirmLoan } from './hooks/useConfirmLoan';
export { usePayment } from './hooks/usePayment';
export { usePendingPayment } from './hooks/usePendingPayment';
export {
  type AcceptedIntent,
  type Echoed,
  echoed,
  isPending,
  isSameEchoed,
  type OpenIntent,
  type SentPayment,
  type SettledIntent,
} from './ledger/intent';
export { allowsPart } from './amounts';
export { type CheckResult } from './ledger/check';
export { type BlockReason, DUPLICATE, type MoneyResult } from './ledger/sending';
export { SOONEST_UNDONE_MS } from './ledger/rules';
export { createSendingLocks, type SendingLocks } from './ledger/sendingLocks';
export { moneySlice } from './ledger/slice';
export { createLedgerStore, type LedgerStore, storedMoney } from './ledger/ledgerStore';
export { UNSETTLED } from './ledger/unsettled';
export { type PaymentRequest } from './payments/cardPayment';
export { partReason } from './payments/payable';
export {
  type BankCard,
  paymentApi,
  type PaymentWay,
  useRepaymentWayQuery,
} from './payments/paymentApi';
