import * as v from 'valibot';
import { api } from '../api/api';
import type { RequestOf, Unsure } from '../api/contract/requests';
import { read } from '../api/endpoint';
import { flag, list, money, requiredText, row, text } from '../api/wire';
import { isSomething, type PlannedPayment, type Row } from './model';

/** Minor units as text, as the server sends them. `formatMoney` formats them. */
type MinorUnits = string;

/** A loan offer that the borrower may confirm. */
export interface Confirmation {
  readonly amount: MinorUnits;
  /** The lender's note about the amount. */
  readonly amountNote: string;
  /** The term as text, in the unit of `termUnit`. */
  readonly periods: string;
  /** `D` or empty: days, `W`: weeks, `M`: months, `Y`: years. Another unit is shown and sent back unchanged. */
  readonly termUnit: string;
  readonly firstPayment: string;
  /** The lender is preparing the figures: the app reads again with `isType` 1. */
  readonly isBeingPrepared: boolean;
  readonly rows: readonly Row[];
  readonly plan: readonly PlannedPayment[];
  /** The interest rate per day, as the lender writes it. */
  readonly dailyRate: string;
  readonly rateNote: string;
  /** Empty without an agreement to accept. */
  readonly agreementAddress: string;
  readonly productName: string;
  readonly productLogo: string;
  /** Empty without a coupon. */
  readonly couponAmount: MinorUnits;
  /** Not shown; neither is `messageType`. */
  readonly sendsSms: boolean;
  readonly messageType: string;
}

export const ConfirmationSchema = v.object({
  amount: requiredText,
  periods: requiredText,
  termUnit: text,
  firstPayTime: text,
  isNeedPop: flag,
  sendSms: flag,
  messageType: text,
  details: list(row),
  repay_plans: list(v.object({ title: text, description: text, amount: money, pay_time: text })),
  loanRate: text,
  ratemsg: text,
  amountDec: text,
  isNewContract: text,
  comProductLogo: text,
  comProductName: text,
  couNum: money,
});

type ConfirmationWire = v.InferOutput<typeof ConfirmationSchema>;

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

/** `isType` 1: the second read of a confirmation that was being prepared. */
export type ConfirmationKey = Unsure<RequestOf<'loanDetailConfirm'>>;

export const confirmationApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanDetailConfirm: build.query<Confirmation, ConfirmationKey>(
      read(ConfirmationSchema, toConfirmation),
    ),
  }),
});

export const { useLoanDetailConfirmQuery } = confirmationApi;
