/** Endpoints and models of an order. */
export { orderApi, type OrderKey, useLoanDetailsQuery } from './api';
export { CARD_CHANNEL, type Channel, type ChannelGroup } from './channel';
export {
  choicesApi,
  type ComplaintChoices,
  useAcceptance,
  useProblemInitQuery,
} from './complaintChoices';
export { type Confirmation, confirmationApi, useLoanDetailConfirmQuery } from './confirmation';
export { type Extension, useLoanPlayDelayDetailQuery } from './extension';
export { type Instalment, instalmentApi, useLoanPlayDetailQuery } from './instalment';
export {
  hasReference,
  isRepayable,
  type LoanDetail,
  OrderStatus,
  type PlannedPayment,
  type Reference,
  toReference,
} from './model';
