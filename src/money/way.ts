import { sha256 } from '../session/sha256';
import type { Echoed, WayWire } from './wire';

/** How an order can be paid without a reference. */
export interface PaymentWay {
  readonly offersOnlinePayment: boolean;
  readonly repayToken: Echoed;
  readonly cards: readonly BankCard[];
}

export interface BankCard {
  /** As it came: it is sent back. */
  readonly id: Echoed;
  readonly bankName: string;
  readonly cardNo: string;
  readonly bankCode: Echoed;
}

export const toPaymentWay = ({ alipay, repayToken, bankCards }: WayWire): PaymentWay => ({
  offersOnlinePayment: alipay,
  repayToken,
  cards: bankCards,
});

/** By what the ledger knows a card again; some lenders' ids hold the borrower's. */
export const markOf = ({ id }: BankCard): string => sha256(JSON.stringify(id)).slice(0, 16);
