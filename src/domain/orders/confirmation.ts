import { loanDetailConfirmAnswer, type RequestOf, type Unsure, type WireOf } from '@/contract';
import { api, read } from '@/platform/api';
import { isSomething } from './model';

const toConfirmation = (wire: WireOf<'loanDetailConfirm'>) => ({
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
});

/** A loan offer that the borrower may confirm. */
export type Confirmation = ReturnType<typeof toConfirmation>;

/** `isType` 1: the second read of a confirmation that was being prepared. */
export type ConfirmationKey = Unsure<RequestOf<'loanDetailConfirm'>>;

export const confirmationApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanDetailConfirm: build.query<Confirmation, ConfirmationKey>(
      read(loanDetailConfirmAnswer, toConfirmation),
    ),
  }),
});

export const { useLoanDetailConfirmQuery } = confirmationApi;
