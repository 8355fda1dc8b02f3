import { api } from '../api/api';
import type { RequestOf, Unsure } from '../api/contract/requests';
import { read } from '../api/endpoint';
import { isSomething, type Row } from './model';
import type { PlannedPayment } from './plan';
import { ConfirmationSchema, type ConfirmationWire } from './wire';

/** Money stays the wire's text in minor units; `formatMoney` shows it. */
type MinorUnits = string;

/** A loan that the borrower may confirm. */
export interface Confirmation {
  readonly amount: MinorUnits;
  /** A sentence of the lender's about the amount. */
  readonly amountNote: string;
  /** The term as text, in the unit that `termUnit` names. */
  readonly periods: string;
  /** `D` or empty days, `W` weeks, `M` months, `Y` years; another one as it came. Sent back as it came. */
  readonly termUnit: string;
  readonly firstPayment: string;
  /** The lender is still preparing the figures: read again with `isType` 1. */
  readonly isBeingPrepared: boolean;
  readonly rows: readonly Row[];
  readonly plan: readonly PlannedPayment[];
  /** Interest rate per day, as the lender words it. */
  readonly dailyRate: string;
  readonly rateNote: string;
  /** Empty when there is no agreement to accept. */
  readonly agreementAddress: string;
  readonly productName: string;
  readonly productLogo: string;
  /** Empty when there is no coupon. */
  readonly couponAmount: MinorUnits;
  /** Kept, and shown nowhere; so is `messageType`. */
  readonly sendsSms: boolean;
  readonly messageType: string;
}

const toConfirmation = (wire: ConfirmationWire): Confirmation => ({
  amount: wire.amount,
  amountNote: wire.amountDec,
  periods: wire.periods,
  termUnit: wire.termUnit,
  firstPayment: wire.firstPayTime,
  isBeingPrepared: wire.isNeedPop,
  rows: wire.details,
  plan: wire.repay_plans.map(({ pay_time, ...payment }) => ({ ...payment, date: pay_time })),
  dailyRate: wire.loanRate,
  rateNote: wire.ratemsg,
  agreementAddress: wire.isNewContract,
  productName: wire.comProductName,
  productLogo: wire.comProductLogo,
  couponAmount: isSomething(wire.couNum) ? wire.couNum : '',
  sendsSms: wire.sendSms,
  messageType: wire.messageType,
});

/** `isType` 1: the second reading of a confirmation that was being prepared. */
export type ConfirmationKey = Unsure<RequestOf<'loanDetailConfirm'>>;

export const confirmationApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanDetailConfirm: build.query<Confirmation, ConfirmationKey>(
      read(ConfirmationSchema, toConfirmation),
    ),
  }),
});

export const { useLoanDetailConfirmQuery } = confirmationApi;
