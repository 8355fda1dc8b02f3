import * as v from 'valibot';
import { api } from '../../platform/api/api';
import type { RequestOf, Unsure } from '../../contract/requests';
import { read } from '../../platform/api/endpoint';
import { flag, list, money, requiredText, row, text } from '../../platform/api/wire';
import { isSomething } from './model';

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

const toConfirmation = (wire: v.InferOutput<typeof ConfirmationSchema>) => ({
  amount: wire.amount,
  amountNote: wire.amountDec,
  periods: wire.periods,
  // `D` or empty: days, `W`: weeks, `M`: months, `Y`: years. Another unit is shown and sent back unchanged.
  termUnit: wire.termUnit,
  firstPayment: wire.firstPayTime,
  // The app reads again with `isType` 1.
  isBeingPrepared: wire.isNeedPop,
  rows: wire.details,
  plan: wire.repay_plans.map(({ pay_time, ...payment }) => ({ ...payment, date: pay_time })),
  dailyRate: wire.loanRate,
  rateNote: wire.ratemsg,
  agreementAddress: wire.isNewContract,
  productName: wire.comProductName,
  productLogo: wire.comProductLogo,
  couponAmount: isSomething(wire.couNum) ? wire.couNum : '',
  // Not shown; neither is `messageType`.
  sendsSms: wire.sendSms,
  messageType: wire.messageType,
});

/** A loan offer that the borrower may confirm. */
export type Confirmation = ReturnType<typeof toConfirmation>;

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
