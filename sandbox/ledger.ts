import type { PaymentVia } from './model';

/** A money write that the lender accepted: a payment of an order, or the confirmation of a loan. */
export interface AcceptedWrite {
  readonly kind: 'payment' | 'confirmation';
  readonly borrower: string;
  readonly productId: string;
  readonly orderId: string;
  /** In minor units. */
  readonly amount: number;
  /** Payments only: the channel of the payment. */
  readonly via?: PaymentVia;
  /** Card payments only: the token that the payment was committed with. */
  readonly repayToken?: string;
  /** Time of acceptance, in epoch milliseconds of the lender's clock. */
  readonly at: number;
  /** Whether the lender's answers show the write: a lower debt, or no offer. */
  readonly isBooked: boolean;
}

interface Entry {
  write: AcceptedWrite;
  readonly booksAt: number;
  /** Applies the write to the lender's records. */
  readonly book: () => void;
}

/**
 * The accepted money writes and their booking. A write is booked at once, or after `delayMs`. Until a write is
 * booked, every read shows the earlier debt and the lender accepts a second payment.
 */
export class Ledger {
  #entries: Entry[] = [];
  /**
   * Milliseconds of the lender's clock between acceptance and booking of later writes. `Infinity`: until `book` is
   * called.
   */
  delayMs = 0;

  accept(write: Omit<AcceptedWrite, 'isBooked'>, book: () => void): void {
    this.#entries.push({
      write: { ...write, isBooked: false },
      booksAt: write.at + this.delayMs,
      book,
    });
    this.bookUntil(write.at);
  }

  /** Books every write that is due at `now` (epoch milliseconds), in order of acceptance. */
  bookUntil(now: number): void {
    for (const entry of this.#entries) {
      if (entry.write.isBooked || entry.booksAt > now) continue;
      entry.book();
      entry.write = { ...entry.write, isBooked: true };
    }
  }

  /** All accepted writes, the newest last. */
  accepted(): readonly AcceptedWrite[] {
    return this.#entries.map(({ write }) => write);
  }

  /** Removes the writes of one borrower. Without a borrower, removes all writes and resets the delay. */
  reset(borrower?: string): void {
    this.#entries = this.#entries.filter(
      ({ write }) => borrower !== undefined && write.borrower !== borrower,
    );
    if (borrower === undefined) this.delayMs = 0;
  }
}
