import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The payment that a borrower reports as missing. Unknown details are empty, because a wrong guess would harm the
 * borrower.
 */
export interface MissingPayment {
  readonly orderNo: string;
  /** Minor units. */
  readonly amount: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The payment method: a shop, a bank or a card. */
  readonly way: string;
  /** The number by which the lender finds the payment; the order's where the payment has none. */
  readonly reference: string;
}

/**
 * Passes the payment to the complaint form in the store, because another borrower could read an address. The complaint
 * feature's own slice is loaded later than this action.
 */
export const missingPaymentSlice = createSlice({
  name: 'missingPayment',
  initialState: null as MissingPayment | null,
  reducers: {
    missingPaymentReported: (_, { payload }: PayloadAction<MissingPayment>) => payload,
    missingPaymentUsed: () => null,
  },
  selectors: {
    selectMissingPayment: (payment, orderNo: string) =>
      payment?.orderNo === orderNo ? payment : undefined,
  },
});

export const { missingPaymentReported, missingPaymentUsed } = missingPaymentSlice.actions;
export const { selectMissingPayment } = missingPaymentSlice.selectors;
