import type { Lender, Write } from './lender';
import type { Tab } from './tab';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A write that was sent. */
interface Left {
  readonly tab: Tab;
  /** The storage was full when the write was sent. */
  readonly isUnkept: boolean;
}

/** Checks the guarantees for a borrower in every history (docs/reference/money.md). Each violation is a fault. */
export class Judge {
  readonly faults: string[] = [];
  /** `isFull`: the storage is full now. `wasFull`: it was full at some time. */
  isFull = false;
  private wasFull = false;
  /**
   * The order contains a payment unknown to the app, while an own payment was not booked: no figure tells them apart.
   */
  isMixed = false;
  isAnothers = false;
  /** The tokens of the payments that the borrower has acknowledged. */
  readonly known = new Set<string>();
  /** The tokens of the payments that the app reported as undone. The token protects a card payment only. */
  readonly saidUndone = new Set<string>();
  private readonly saidBooked = new Map<string, Set<Tab>>();
  /** The intent's id by token. */
  private readonly intents = new Map<string, string>();
  /** The sent writes by token: a lender can give the same token twice. */
  private readonly leftBy = new Map<string, readonly Left[]>();
  /** The last opened online payment, until the borrower or a booking settles it. */
  private opened: { readonly tab: Tab; readonly at: number; readonly bookings: number } | undefined;

  constructor(
    private readonly lender: Lender,
    private readonly givesTokensTwice: boolean,
    private readonly now: () => number,
  ) {}

  setFull(isFull: boolean): void {
    // After the storage was full, one tab's memory can replace another tab's stored data.
    this.wasFull ||= this.isFull && !isFull;
    this.isFull = isFull;
  }

  /** Checks a write when it is sent. */
  write(tab: Tab, write: Write): void {
    const { alias, body, token } = write;
    if (this.isAnothers) this.faults.push('left for another borrower');
    const amount = String(body.amount ?? this.lender.amountOf(token) ?? '');
    const { amount: shown } = tab.shown;
    if (amount !== shown) this.faults.push(`${amount} left, ${shown} was shown`);
    if (alias === 'repayment-commit' && !token) this.faults.push('left without a token');
    this.reading(tab, BigInt(amount));
    this.openedElsewhere(tab);
    if (body.sendMsg !== 1 && !this.isMixed) this.others(tab, write);
    this.leftBy.set(token, [...(this.leftBy.get(token) ?? []), { tab, isUnkept: this.isFull }]);
  }

  /** No payment is sent beside another one that the tab can know. */
  private others(tab: Tab, { alias, token }: Write): void {
    const isOnline = alias === 'repayment-huichao';
    const isOther = (other: string) =>
      other !== token &&
      !this.known.has(other) &&
      !(isOnline && this.saidUndone.has(other)) &&
      this.canKnow(tab, this.leftBy.get(other) ?? []);
    const { payments, line } = this.lender;
    if (payments.some((one) => !one.isBooked && isOther(one.token))) {
      this.faults.push('left beside one that is not booked');
    }
    if (line.some(({ write: one }) => isOther(one.token) && this.lender.wouldTake(one))) {
      this.faults.push('left beside one that may arrive');
    }
  }

  /** A tab knows its own writes, and those of other tabs unless the storage was full. */
  private canKnow(tab: Tab, writes: readonly Left[]): boolean {
    return !this.wasFull && writes.every((left) => !left.isUnkept || left.tab === tab);
  }

  /** An opened online payment blocks a write for a day, unless the order shows a payment since. */
  private openedElsewhere(tab: Tab): void {
    if (!this.opened || this.wasFull || (this.isFull && this.opened.tab !== tab)) return;
    const { at, bookings } = this.opened;
    const isOver = this.lender.now - at >= DAY_MS || this.lender.bookings > bookings;
    if (!isOver) this.faults.push('left beside one that was opened elsewhere');
  }

  open(tab: Tab): void {
    this.opened = { tab, at: this.lender.now, bookings: this.lender.bookings };
  }

  notPaidThere(): void {
    this.opened = undefined;
  }

  /** A commit, its resends, its code and its repetitions are one intent. A new token is a new intent. */
  intent({ alias, token }: Write, id: string): void {
    const isId = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/.test(id);
    if (!isId) this.faults.push('left without its id');
    if (alias === 'repayment-huichao' || this.givesTokensTwice) return;
    const isNew = !this.intents.has(token) && ![...this.intents.values()].includes(id);
    if (!isNew && this.intents.get(token) !== id) this.faults.push('left under the id of another');
    this.intents.set(token, id);
  }

  /**
   * Checks a write by the readings of the last minute. After the clock was set back, an earlier reading can be the
   * latest.
   */
  private reading({ read }: Tab, amount: bigint): void {
    const now = this.now();
    const isFresh = ({ at }: { readonly at: number }) => at <= now && now - at <= MINUTE_MS;
    const status = read.status.filter(isFresh).at(-1);
    const owed = read.amount.filter(isFresh).at(-1);
    if (!status || !owed) this.faults.push('left unread');
    if (!['174', '180'].includes(status?.is ?? '')) this.faults.push('left for no debt');
    if (amount > (owed?.is ?? 0n)) this.faults.push('left above what is owed');
  }

  /** A tab must not report more payments as booked than the lender has booked. */
  booked(tab: Tab, id: string): void {
    this.saidBooked.set(id, (this.saidBooked.get(id) ?? new Set()).add(tab));
    const isForgetful = this.isFull || this.wasFull;
    const said = [...this.saidBooked.values()].filter((tabs) => !isForgetful || tabs.has(tab));
    const isAllPaid = this.lender.owed().status === '200';
    if (said.length > this.lender.bookings && !isAllPaid) {
      this.faults.push('said to be booked without a booking');
    }
  }
}
