import type { PaymentVia } from './model';

/** A money write that the lender accepted: a payment of an order, or the confirmation of a loan. */
export interface AcceptedWrite {
  readonly kind: 'payment' | 'confirmation';
  readonly borrower: string;
  readonly productId: string;
  readonly orderId: string;
  /** In minor units. */
  readonly amount: number;
  /** Of a payment: how it came in. */
  readonly via?: PaymentVia;
  /** Of a payment by card: the token that it was committed with. */
  readonly repayToken?: string;
  /** When it was accepted, in epoch milliseconds of the lender's clock. */
  readonly at: number;
  /** Whether what is owed, or offered, shows it. */
  readonly isBooked: boolean;
}

interface Entry {
  write: AcceptedWrite;
  readonly booksAt: number;
  /** Makes the lender's figures show it. */
  readonly book: () => void;
}

/**
 * What the lender accepted, and when its figures show it: at once, or late where it was told so. Until then
 * every reading gives what was owed before, and another payment is accepted like the first.
 */
export class Books {
  #entries: Entry[] = [];
  /** How long what is accepted from now on waits, on the lender's clock; `Infinity` until it is told to book. */
  delayMs = 0;

  accept(write: Omit<AcceptedWrite, 'isBooked'>, book: () => void): void {
    this.#entries.push({
      write: { ...write, isBooked: false },
      booksAt: write.at + this.delayMs,
      book,
    });
    this.bookUntil(write.at);
  }

  /** Books what is due by this moment (epoch milliseconds), in the order in which it came in. */
  bookUntil(now: number): void {
    for (const entry of this.#entries) {
      if (entry.write.isBooked || entry.booksAt > now) continue;
      entry.book();
      entry.write = { ...entry.write, isBooked: true };
    }
  }

  /** Everything accepted, the newest last. */
  accepted(): readonly AcceptedWrite[] {
    return this.#entries.map(({ write }) => write);
  }

  /** Forgets one borrower's, or everything and the delay. */
  reset(borrower?: string): void {
    this.#entries = this.#entries.filter(
      ({ write }) => borrower !== undefined && write.borrower !== borrower,
    );
    if (borrower === undefined) this.delayMs = 0;
  }
}
