import type { Lender, Write } from './lender';
import type { Tab } from './tab';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What the judge knows of a write that left. */
interface Left {
  readonly tab: Tab;
  /** The device could store nothing when it left. */
  readonly isUnkept: boolean;
}

/** What a borrower may rely on in every history (docs/reference/money.md). Each breach is a fault. */
export class Judge {
  readonly faults: string[] = [];
  /** The device can store nothing now; it could store nothing once. */
  isFull = false;
  private wasFull = false;
  /** The order shows a payment that the app knows nothing of, while one of its own was not booked: no figure tells which. */
  isMixed = false;
  isAnothers = false;
  /** The borrower has said that they know of it: by token. */
  readonly known = new Set<string>();
  /** The borrower was told that it was not carried out; its token guards a card payment, and no online one. */
  readonly saidUndone = new Set<string>();
  private readonly saidBooked = new Map<string, Set<Tab>>();
  /** The id of the intent, by token. */
  private readonly intents = new Map<string, string>();
  /** The writes that carried a token: a lender can give the same one twice. */
  private readonly leftBy = new Map<string, readonly Left[]>();
  /** The lender's page of online payment that was opened last, until the borrower or a booking has settled it. */
  private opened: { readonly tab: Tab; readonly at: number; readonly bookings: number } | undefined;

  constructor(
    private readonly lender: Lender,
    private readonly givesTokensTwice: boolean,
    private readonly now: () => number,
  ) {}

  setFull(isFull: boolean): void {
    // Once there is room again, one tab's memory can replace what another tab stored meanwhile.
    this.wasFull ||= this.isFull && !isFull;
    this.isFull = isFull;
  }

  /** Judges a write at the moment in which it leaves. */
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

  /** Nothing leaves beside a payment of which the tab can know. */
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

  /** What another tab did while nothing could be stored a tab cannot know; what it did itself it knows. */
  private canKnow(tab: Tab, writes: readonly Left[]): boolean {
    return !this.wasFull && writes.every((left) => !left.isUnkept || left.tab === tab);
  }

  /** An online payment that was opened is asked about first, for a day, unless the order shows a payment since. */
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

  /** A commit, its resends, its code and its repetitions are one intent; a fresh token is another. */
  intent({ alias, token }: Write, id: string): void {
    const isId = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/.test(id);
    if (!isId) this.faults.push('left without its id');
    if (alias === 'repayment-huichao' || this.givesTokensTwice) return;
    const isNew = !this.intents.has(token) && ![...this.intents.values()].includes(id);
    if (!isNew && this.intents.get(token) !== id) this.faults.push('left under the id of another');
    this.intents.set(token, id);
  }

  /** By the last readings of the last minute. A clock that was set back can show an earlier one as the newer one. */
  private reading({ read }: Tab, amount: bigint): void {
    const now = this.now();
    const isFresh = ({ at }: { readonly at: number }) => at <= now && now - at <= MINUTE_MS;
    const status = read.status.filter(isFresh).at(-1);
    const owed = read.amount.filter(isFresh).at(-1);
    if (!status || !owed) this.faults.push('left unread');
    if (!['174', '180'].includes(status?.is ?? '')) this.faults.push('left for no debt');
    if (amount > (owed?.is ?? 0n)) this.faults.push('left above what is owed');
  }

  /** A tab says that as many payments are booked as the lender has booked, at most. */
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
