import { digestOf } from '../../storage/ownerHash';
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
  /** By what the ledger knows a card again; some lenders' ids hold the borrower's. */
  readonly mark: string;
}

export const toPaymentWay = async ({
  alipay,
  repayToken,
  bankCards,
}: WayWire): Promise<PaymentWay> => ({
  offersOnlinePayment: alipay,
  repayToken,
  cards: await Promise.all(
    bankCards.map(async (card) => ({ ...card, mark: await markOf(JSON.stringify(card.id)) })),
  ),
});

/** On an insecure page, without a digest, the id itself: nothing of the ledger is kept there. */
const markOf = async (id: string): Promise<string> => (await digestOf(id))?.slice(0, 16) ?? id;
