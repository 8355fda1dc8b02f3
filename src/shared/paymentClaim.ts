import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a borrower says was paid, and is not shown. A part that the app does not know is empty: a guess would be held against the borrower. */
export interface PaymentClaim {
  readonly orderNo: string;
  /** Minor units. */
  readonly amount: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** A shop, a bank, a card. */
  readonly way: string;
  readonly reference: string;
}

/**
 * A screen hands a claim to the complaint that is about to be written: never in an address, where another borrower
 * could find it. The complaint's own slice comes with its screens, after the claim.
 */
export const claimSlice = createSlice({
  name: 'claim',
  initialState: null as PaymentClaim | null,
  reducers: {
    paymentClaimed: (_, { payload }: PayloadAction<PaymentClaim>) => payload,
    claimUsed: () => null,
  },
  selectors: {
    selectClaim: (claim, orderNo: string) => (claim?.orderNo === orderNo ? claim : undefined),
  },
});

export const { paymentClaimed, claimUsed } = claimSlice.actions;
export const { selectClaim } = claimSlice.selectors;
