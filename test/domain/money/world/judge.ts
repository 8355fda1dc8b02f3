import { orderSubject } from '@/domain/money/ledger/intent';
import type { Cause } from '@/domain/money/ledger/slice';
import type { Lender, Write } from './lender';
import type { Moment, Shown } from './shown';
import type { Tab } from './tab';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A phone corrects its clock by up to this. */
const CLOCK_CORRECTION_MS = 5 * MINUTE_MS;

/** A write that was sent, or an intent that was settled. */
interface Deed {
  readonly tab: Tab;
  readonly at: Moment;
  /** No other tab can know of it: the storage was full. `isLost`: not even this one, as another tab's memory replaces it. */
  readonly isUnkept: boolean;
  readonly isLost: boolean;
}

/** A write, and the debt that its tab had read last. `asOf`: by the lender's clock, what was booked later is not in it. */
interface Left extends Deed {
  readonly write: Write;
  readonly debt: string | undefined;
  readonly asOf: number;
}

export interface JudgeOptions {
  readonly lender: Lender;
  readonly givesTokensTwice: boolean;
  readonly clocks: () => Omit<Moment, 'lender'>;
  /** Within this time a tab need not know what another one did. */
  readonly lag: number;
  /** The same for what a tab does without the lock: a check's finding, and what the borrower settles. */
  readonly lagUnlocked: number;
}

/** Checks the guarantees for a borrower's order in every history (docs/reference/money.md). Each violation is a fault. */
export class Judge {
  readonly faults: string[] = [];
  isFull = false;
  isAnothers = false;
  /** The tabs whose memory, since the storage was full, is newer than the storage. */
  apart: readonly Tab[] = [];
  /** The tokens of the payments that the borrower has acknowledged. */
  readonly known = new Set<string>();
  /** The tokens of the payments that the app reported as undone. The token protects a card payment only. */
  readonly saidUndone = new Set<string>();
  /** The tokens whose repetition after an undone payment was answered: the next payment takes a fresh one. */
  readonly answeredAgain = new Set<string>();
  /** The tokens of which the lender has said that it has their payment, until it sends a code for it. */
  private readonly duplicates = new Map<string, Deed>();
  /** The tokens under which every write was a commit that this tab heard to be plainly refused. */
  private readonly refused = new Map<string, Tab>();
  /** The tokens of payments for which the app took the booking of one that it cannot know: from a shop, or replaced. */
  private readonly mistaken = new Set<string>();
  /** Who reported an intent as booked. `isKept`: the storage could tell every tab. */
  private readonly saidBooked = new Map<
    string,
    { readonly tabs: Set<Tab>; readonly isKept: boolean }
  >();
  /** The intent's id by token. */
  private readonly intents = new Map<string, string>();
  /** When the first write of an intent was sent, by its id. */
  private readonly begun = new Map<string, Moment>();
  /** The sent writes by token: a lender can give the same token twice. */
  private readonly leftBy = new Map<string, readonly Left[]>();
  private settled: readonly Deed[] = [];
  private changes: readonly { readonly tab: Tab; readonly at: number; readonly lag: number }[] = [];
  private collisions: readonly { readonly at: number; readonly lag: number }[] = [];
  /** The last opened online payment, until the borrower or a booking settles it. */
  private opened: (Deed & { readonly bookings: number }) | undefined;
  /** The debts with which payments left that the app has reported as booked. */
  private paidDebts: readonly (Deed & { readonly debt: string })[] = [];
  /** The tabs in which the borrower has read why the payment needs a second step, and pays all the same. */
  readonly inSecondStep = new Set<Tab>();

  constructor(private readonly options: JudgeOptions) {}

  private moment(): Moment {
    return { lender: this.options.lender.now, ...this.options.clocks() };
  }

  private deed(tab: Tab): Deed {
    const isLost = this.apart.some((other) => other !== tab);
    return { tab, at: this.moment(), isUnkept: this.isFull || isLost, isLost };
  }

  /** A tab changes the account. Without the lock it can replace what another tab wrote a moment ago. */
  change(tab: Tab, isLocked: boolean): void {
    const { lender: at } = this.moment();
    const lag = isLocked ? this.options.lag : this.options.lagUnlocked;
    this.changes = this.changes.filter((it) => at - it.at <= Math.max(lag, it.lag));
    const others = this.changes.filter((it) => it.tab !== tab);
    const longest = Math.max(lag, ...others.map((it) => it.lag));
    if (others.length > 0) this.collisions = [...this.collisions, { at, lag: longest }];
    if (longest > 0) this.changes = [...this.changes, { tab, at, lag }];
  }

  private isReplaced({ at }: Deed): boolean {
    return this.isAmidCollision(at.lender);
  }

  private isAmidCollision(at: number): boolean {
    return this.collisions.some((it) => Math.abs(it.at - at) <= it.lag + 5);
  }

  /** The time since, by the clock that went on more. */
  private age({ lender, device }: Moment): number {
    const now = this.moment();
    return Math.max(now.lender - lender, now.device - device);
  }

  private setBackSince({ lender, device }: Moment): number {
    const now = this.moment();
    return now.lender - lender - (now.device - device);
  }

  /** A tab knows its own deeds, and those of other tabs that were stored, for a day. */
  private canKnow(tab: Tab, deed: Deed): boolean {
    if (deed.isLost || this.isReplaced(deed) || this.age(deed.at) >= DAY_MS) return false;
    if (deed.tab === tab) return true;
    return !deed.isUnkept && !this.apart.includes(tab) && this.age(deed.at) > this.options.lag;
  }

  /** Whether a tab can know of every write under a token. */
  private canKnowToken(tab: Tab, token: string): boolean {
    return (this.leftBy.get(token) ?? []).every((deed) => this.canKnow(tab, deed));
  }

  /** Checks a write when it is sent. */
  write(tab: Tab, write: Write, shown: Shown): void {
    const { body, token, alias } = write;
    if (this.isAnothers) this.faults.push('left for another borrower');
    const subject = orderSubject(body.orderId ?? '');
    if (tab.sinceTap(subject) > 2 * MINUTE_MS) this.faults.push('left long after its tap');
    if (alias === 'repayment-commit' && !token) this.faults.push('left without a token');
    this.figures(tab, write, shown);
    this.reading(tab, BigInt(shown.amount));
    this.openedElsewhere(tab);
    if (alias !== 'repayment-confirm' && body.sendMsg !== 1) {
      this.others(tab, write);
      this.aged(tab, shown);
      this.shownAgain(tab);
    }
    if (alias === 'repayment-huichao') this.doubted(tab);
    const { name } = this.options.lender;
    const asOf = tab.read.amount.filter(({ order }) => order === name).at(-1)?.asOf ?? 0;
    const left = { ...this.deed(tab), write, debt: this.debtOf(tab), asOf };
    this.leftBy.set(token, [...(this.leftBy.get(token) ?? []), left]);
  }

  private debtOf(tab: Tab): string | undefined {
    return tab.debt.get(this.options.lender.name);
  }

  /** A debt that was shown as paid, and is shown again, is paid in two steps. */
  private shownAgain(tab: Tab): void {
    const debt = this.debtOf(tab);
    const isPaid = this.paidDebts.some((deed) => deed.debt === debt && this.canKnow(tab, deed));
    if (isPaid && !this.inSecondStep.has(tab)) {
      this.faults.push('left in one step for a debt that was shown as paid');
    }
  }

  /** 'Your loan does not show it yet' is said only while the debt with which the payment left is shown. */
  notShownYet(tab: Tab, token: string): void {
    const then = (this.leftBy.get(token) ?? []).map(({ debt }) => debt);
    if (then.length > 0 && !then.includes(this.debtOf(tab))) {
      this.faults.push('said to be not shown yet without the debt of then');
    }
  }

  /** What is paid is what the screen shows, also where the lender holds the figures. */
  private figures(tab: Tab, { alias, body, token }: Write, shown: Shown): void {
    const held = this.options.lender.heldUnder(token);
    const holder = this.leftBy.get(token)?.find(({ write }) => write === held?.write);
    if (holder && !this.canKnow(tab, holder)) return;
    const sent = this.leftBy.get(token)?.filter(({ write }) => write.alias !== 'repayment-confirm');
    const last = sent?.at(-1)?.at.lender ?? 0;
    // A commit that was lost on its way can replace the figures later: nobody can know.
    const isHeld = alias === 'repayment-confirm' && held && held.write.at >= last;
    const paid = isHeld ? held.write.body : body;
    if (alias === 'repayment-confirm' && !isHeld) return;
    if (String(paid.amount) !== shown.amount) {
      this.faults.push(`${String(paid.amount)} left, ${shown.amount} was shown`);
    }
    if (alias !== 'repayment-huichao' && (paid.couponId ?? null) !== shown.couponId) {
      this.faults.push('left with another coupon');
    }
  }

  /** The screen names no payment as the lender's that is another one. */
  named({ amount, couponId, token }: { amount: string; couponId: string | null; token: unknown }) {
    const held = this.options.lender.heldUnder(String(token))?.write.body;
    const isOther =
      held && (String(held.amount) !== amount || (held.couponId ?? null) !== couponId);
    const sent = this.leftBy.get(String(token)) ?? [];
    const isHidden = sent.some(
      (deed) => deed.isUnkept || this.isReplaced(deed) || this.age(deed.at) >= DAY_MS,
    );
    if (isOther && !isHidden) this.faults.push('named another payment');
  }

  /** No payment is sent beside another one that the tab can know. */
  private others(tab: Tab, { alias, token }: Write): void {
    const isOnline = alias === 'repayment-huichao';
    const isOther = (other: string) =>
      other !== token &&
      !this.known.has(other) &&
      !this.mistaken.has(other) &&
      !this.answeredAgain.has(other) &&
      !(isOnline && this.saidUndone.has(other)) &&
      this.canKnowToken(tab, other);
    const { payments, line } = this.options.lender;
    if (payments.some((one) => one.by === 'card' && !one.isBooked && isOther(one.token))) {
      this.faults.push('left beside one that is not booked');
    }
    const mayArrive = (one: Write) =>
      isOther(one.token) && this.options.lender.wouldTake(one) && !this.isGivenUp(one);
    if (line.some(({ write: one }) => mayArrive(one))) {
      this.faults.push('left beside one that may arrive');
    }
  }

  /** Two minutes after an entered code the lender has sent another one: it did not receive the first. */
  private isGivenUp(write: Write): boolean {
    const deed = this.leftBy.get(write.token)?.find((it) => it.write === write);
    const asked = this.options.lender.heldUnder(write.token)?.arrivedAt ?? 0;
    return !!deed && asked > write.at && this.age(deed.at) >= 2 * MINUTE_MS;
  }

  /** No amount leaves that was read before the last payment was settled. */
  private aged(tab: Tab, { began }: Shown): void {
    const isStale = this.settled.some(
      (deed) =>
        deed.at.lender > began.lender &&
        // A clock that was set back in between hides it; one that was set back by more later, too.
        deed.at.device >= began.device &&
        this.setBackSince(deed.at) <= CLOCK_CORRECTION_MS &&
        this.canKnow(tab, deed),
    );
    if (isStale) this.faults.push('left with an amount from before a settled payment');
  }

  /** The lender answered a repetition under the token of an undone payment. */
  answered(by: Cause['name'], token: string): void {
    if (by === 'codeAwaited' && this.saidUndone.has(token)) this.answeredAgain.add(token);
    if (by === 'accepted') this.saidUndone.delete(token);
  }

  /** A page hears the answer to a write. */
  hear(tab: Tab, token: string, answer: object, status: number): void {
    const { code, data } = answer as { readonly code?: string; readonly data?: object };
    if (status !== 200) return;
    const left = this.leftBy.get(token) ?? [];
    const [{ write } = { write: undefined }, ...others] = left;
    const isFirst = write?.alias === 'repayment-commit' && write.body.sendMsg === 0;
    // A page whose device has another borrower keeps no answer.
    const isRefused = code === '900' && isFirst && others.length === 0;
    if (isRefused && !this.isAnothers) this.refused.set(token, tab);
    // Without locks another tab can have replaced the record of what this answer is for.
    const isReplaced = left.some((deed) => deed.tab === tab && this.isReplaced(deed));
    if (code === '800005' && !isReplaced) this.duplicates.set(token, this.deed(tab));
    if (data && 'needValid' in data) this.duplicates.delete(token);
  }

  /** 'Unknown' is said only where no plain refusal came. */
  unknown(tab: Tab, token: string): void {
    const isWhole = !this.isFull && this.apart.length === 0 && !this.isAnothers;
    // An undone payment was recorded. No page knows whether it left if the one that recorded it is closed.
    const isOnly = this.leftBy.get(token)?.length === 1 && !this.saidUndone.has(token);
    if (isWhole && isOnly && this.refused.get(token) === tab) {
      this.faults.push('said to be unknown after a plain refusal');
    }
  }

  /** The app says 'you can pay now'. */
  undone(tab: Tab, token: string): void {
    const duplicate = this.duplicates.get(token);
    const isKnown = duplicate && this.canKnow(tab, duplicate);
    if (isKnown && !this.isFull && this.apart.length === 0) {
      this.faults.push('said to be undone after 800005');
    }
    this.saidUndone.add(token);
  }

  /** An intent was settled `ago` milliseconds ago. */
  settle(tab: Tab, ago: number): void {
    const deed = this.deed(tab);
    const { lender, device, steady } = deed.at;
    const at = { lender: lender - ago, device: device - ago, steady: steady - ago };
    this.settled = [...this.settled, { ...deed, at }];
  }

  /** What a dead process did not write to the disk is forgotten. `disk`: how long a transaction takes, in milliseconds. */
  die(disk: number): void {
    const since = ({ at }: Deed) => this.options.lender.now - at.lender;
    this.settled = this.settled.filter((deed) => since(deed) > 100);
    this.duplicates.forEach((deed, token) => {
      // The transaction before it must end first.
      if (since(deed) <= 2 * disk) this.duplicates.delete(token);
    });
  }

  /** An online payment leaves in two steps, if the only payment was found undone and its booking can be seen. */
  private doubted(tab: Tab): void {
    const [only, ...more] = this.options.lender.payments;
    if (!only || more.length > 0 || !this.saidUndone.has(only.token)) return;
    // Only a reading that began after the booking can show it.
    if (only.bookedAt > (tab.read.amount.at(-1)?.asOf ?? 0)) return;
    const isKnown = this.known.has(only.token) || [...this.saidBooked.keys()].length > 1;
    if (isKnown || !this.canKnowToken(tab, only.token)) return;
    const { status } = this.options.lender.owed();
    if (status !== '200') this.faults.push('left online beside an undone one that is booked');
  }

  /** An opened online payment blocks a write for a day, unless the order shows a payment since. */
  private openedElsewhere(tab: Tab): void {
    if (!this.opened || !this.canKnow(tab, this.opened)) return;
    if (this.options.lender.bookings > this.opened.bookings) return;
    this.faults.push('left beside one that was opened elsewhere');
  }

  open(tab: Tab): void {
    this.opened = { ...this.deed(tab), bookings: this.options.lender.bookings };
  }

  notPaidThere(): void {
    this.opened = undefined;
  }

  /** A commit, its resends, its code and its repetitions are one intent. A new token is a new intent. */
  intent({ alias, token }: Write, id: string): void {
    const isId = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/.test(id);
    if (!isId) this.faults.push('left without its id');
    if (!this.begun.has(id)) this.begun.set(id, this.moment());
    if (alias === 'repayment-huichao' || this.options.givesTokensTwice) return;
    const isNew = !this.intents.has(token) && ![...this.intents.values()].includes(id);
    if (!isNew && this.intents.get(token) !== id) this.faults.push('left under the id of another');
    this.intents.set(token, id);
  }

  /** Checks a write by the readings of the last minute. */
  private reading({ read }: Tab, amount: bigint): void {
    const now = this.moment();
    const isFresh = ({ began, order }: { began: Moment; order: string }) =>
      order === this.options.lender.name &&
      (now.lender - began.lender <= MINUTE_MS ||
        // A phone that sleeps while its clock is set back cannot know how long that was.
        Math.max(now.device - began.device, now.steady - began.steady) <= MINUTE_MS);
    const status = read.status.filter(isFresh).at(-1);
    const owed = read.amount.filter(isFresh).at(-1);
    if (!status || !owed) this.faults.push('left unread');
    if (!['174', '180'].includes(status?.is ?? '')) this.faults.push('left for no debt');
    if (amount > (owed?.is ?? 0n)) this.faults.push('left above what is owed');
  }

  /** A copy that lags hid a booking when the payment left: that booking lowers the debt for it, too. */
  private isHiddenByLag(token = ''): boolean {
    const { payments } = this.options.lender;
    return (this.leftBy.get(token) ?? []).some(({ asOf, at }) =>
      payments.some(({ bookedAt }) => bookedAt > asOf && bookedAt <= at.lender),
    );
  }

  /**
   * A tab must not report more payments as booked than the lender has booked. `token`: of a card payment; empty for an online
   * one; undefined where the app knows the sending no more. `amount`: of the card payment, because a lender can give one token
   * for two amounts.
   */
  booked(tab: Tab, id: string, token: string | undefined, amount?: string): void {
    const { payments, bookings } = this.options.lender;
    const before = this.saidBooked.get(id);
    const { lender: now } = this.moment();
    const isHidden = this.isFull || this.apart.length > 0 || this.isAmidCollision(now);
    const isKept = (before?.isKept ?? false) || !isHidden;
    // A clock that goes forward by a day makes an accepted payment one that counts as booked.
    const begun = this.begun.get(id);
    const isAged = begun && this.setBackSince(begun) <= -DAY_MS;
    const isCounted = !isAged && !this.isHiddenByLag(token);
    if (isCounted) this.saidBooked.set(id, { tabs: (before?.tabs ?? new Set()).add(tab), isKept });
    const said = [...this.saidBooked.values()].filter((one) => one.isKept || one.tabs.has(tab));
    const isAllPaid = this.options.lender.owed().status === '200';
    if (said.length > bookings && !isAllPaid) {
      this.faults.push('said to be booked without a booking');
    }
    const left = token === undefined ? [] : (this.leftBy.get(token) ?? []);
    const isOf = ({ write: { body } }: Left) =>
      amount === undefined || body.amount === undefined || String(body.amount) === amount;
    // A sending that the full storage did not keep is unknown to the other tabs.
    const isThere = (deed: Left) => deed.tab === tab || !deed.isUnkept;
    const last = left.filter((deed) => isOf(deed) && isThere(deed)).at(-1)?.debt;
    if (last) this.paidDebts = [...this.paidDebts, { ...this.deed(tab), debt: last }];
    const isForeign = payments.some(
      (one) => one.isBooked && !(one.by === 'card' && this.canKnowToken(tab, one.token)),
    );
    const isBooked = payments.some((one) => one.token === token && one.isBooked);
    if (token && isForeign && !isBooked) this.mistaken.add(token);
  }
}
