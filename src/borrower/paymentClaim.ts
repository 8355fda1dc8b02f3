import { createAction } from '@reduxjs/toolkit';

/** What a borrower says was paid, and is not shown. What nobody here knows is empty: a guess would be held against the borrower. */
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

/** A screen hands it to the complaint that is about to be written: never in an address, where another borrower could find it. */
export const paymentClaimed = createAction<PaymentClaim>('complaint/paymentClaimed');
