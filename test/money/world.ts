import { findingOf, type Reading } from '../../src/money/evidence';
import { type Account, emptyAccount, isOnTheWay, type SentPayment } from '../../src/money/intent';
import { bookedBy, obstacleOf } from '../../src/money/obstacles';
import { DAY_MS, type EventName, type Events, transition } from '../../src/money/transitions';

/**
 * A borrower's order in several tabs of one device, and a lender who is slow, loses answers, books late and knows
 * a token again: as one object, so that any interleaving can be played in microseconds.
 */

interface Message {
  readonly kind: 'commit' | 'ask' | 'code';
  readonly sent: SentPayment;
  readonly record?: string;
}

type Answer = 'accepted' | 'codeAwaited' | 'refused' | 'saidToBeThere';

interface Accepted {
  readonly token: string;
  readonly amount: bigint;
  isBooked: boolean;
  /** When it was made on the lender's page of online payment: only the borrower knew. */
  readonly elsewhereAt?: number;
}

interface Tab {
  /** What it read, and has not acted upon yet. */
  reading: { readonly read: Reading; readonly token: string; readonly at: number } | undefined;
  flight: { readonly message: Message; answer?: Answer } | undefined;
  /** When its screen read what it shows. */
  readAt: number;
  /** The amount on its screen, and the payment that it knows to wait for a code there. */
  shows: string;
  waitsFor: string | undefined;
}

export interface Wish {
  readonly amount: string;
  readonly card: 'code' | 'plain';
  readonly isSecondStep: boolean;
}

const DEBT = 1_000n;
export const MINUTE_MS = 60_000;

export class World {
  now = 1_000_000_000_000;
  account: Account = emptyAccount;
  readonly tabs: Tab[] = [0, 1].map(() => ({
    reading: undefined,
    flight: undefined,
    readAt: this.now,
    shows: '',
    waitsFor: undefined,
  }));
  readonly line: Message[] = [];
  readonly accepted: Accepted[] = [];
  readonly faults: string[] = [];
  left = 0;
  private readonly waiting = new Map<string, SentPayment>();
  private readonly unlocked = new Set<string>();
  /** The online payment that was opened, of which the borrower has said nothing. */
  private opened: { readonly owed: bigint; readonly at: number } | undefined;
  private fee = 0n;
  private serial = 0;

  constructor(private readonly hasLocks: boolean) {}

  step<Name extends EventName>(name: Name, event: Events[Name]): void {
    this.account = transition(this.account, name, event, this.now);
  }

  private read(): Reading {
    const booked = this.accepted.filter(({ isBooked }) => isBooked);
    const amount = booked.reduce((rest, paid) => rest - paid.amount, DEBT) + this.fee;
    const owed = { amount: String(amount > 0n ? amount : 0n), date: '2026-03-02' };
    return amount > 0n ? { status: '174', owed } : { status: '200' };
  }

  private isTaken(tab: Tab): boolean {
    return (
      this.hasLocks && this.tabs.some((other) => other !== tab && (other.reading ?? other.flight))
    );
  }

  /** The screen is opened, or reads anew. */
  open(tab: Tab): void {
    tab.readAt = this.now;
    this.step('timePassed', {});
    this.look(tab);
  }

  /** A tab hears what the others have done; until then it shows what it knew. */
  look(tab: Tab): void {
    const { open } = this.account;
    const isShown = open?.sent.kind === 'card' && open.sent.amount === tab.shows;
    tab.waitsFor = isShown ? open.sent.id : undefined;
  }

  /** A tap: what is owed, and a token, are read. */
  begin(tab: Tab): void {
    if (tab.reading || tab.flight || this.isTaken(tab)) return;
    this.step('timePassed', {});
    this.serial += 1;
    tab.reading = { read: this.read(), token: `T${this.serial}`, at: this.now };
  }

  /** The readings are there: what stands in the way, if anything does. */
  private ready(tab: Tab, { amount, isSecondStep }: Wish) {
    const { reading } = tab;
    if (!reading) return undefined;
    tab.reading = undefined;
    tab.shows = amount;
    this.look(tab);
    bookedBy(this.account, reading.read, reading.at).forEach((id) =>
      this.step('foundBooked', { id }),
    );
    const { owed } = reading.read;
    if (!owed || this.now - reading.at > MINUTE_MS) return undefined;
    const { account, now } = this;
    const stop = obstacleOf({
      ...{ account, amount, readAt: tab.readAt, isSecondStep, now },
      ...{ reading: { ...reading.read, owed }, begunAt: reading.at },
    });
    return stop ? undefined : { owed, token: reading.token };
  }

  /** It leaves, or is stopped. */
  finish(tab: Tab, wish: Wish): void {
    const ready = this.ready(tab, wish);
    if (!ready) return;
    const { open } = this.account;
    this.serial += 1;
    const sent: SentPayment = {
      kind: 'card',
      id: `S${this.serial}`,
      leftAt: this.now,
      amount: wish.amount,
      couponId: null,
      card: { mark: wish.card, name: wish.card },
      token: open?.state === 'undone' ? open.first.token : ready.token,
      owed: ready.owed,
    };
    this.step('sent', { sent });
    if (this.account.open?.sent.id !== sent.id) return;
    this.judge(sent, wish.isSecondStep);
    this.leave(tab, { kind: 'commit', sent });
    this.look(tab);
  }

  /** The lender's page of online payment is opened instead, and perhaps paid there. */
  openElsewhere(tab: Tab, wish: Wish, isPaid: boolean): void {
    const ready = this.ready(tab, wish);
    if (!ready) return;
    const { amount } = wish;
    const { owed } = ready;
    this.judgeElsewhere(BigInt(owed.amount));
    this.serial += 1;
    const note = { id: `E${this.serial}`, leftAt: this.now, amount, owed };
    this.step('openedElsewhere', { opened: { state: 'openedElsewhere', ...note } });
    this.opened = { owed: BigInt(owed.amount), at: this.now };
    if (!isPaid) return;
    const paid = { token: note.id, amount: BigInt(amount), isBooked: false } as const;
    this.accepted.push({ ...paid, elsewhereAt: this.now });
  }

  /** The borrower says that it was not paid there, where that is so (docs/reference/money.md#what-no-reading-can-tell). */
  notThere(): void {
    if (this.accepted.some(({ elsewhereAt, isBooked }) => elsewhereAt && !isBooked)) return;
    const { elsewhere } = this.account;
    if (elsewhere) this.step('notPaidElsewhere', { id: elsewhere.id });
    this.opened = undefined;
  }

  private judgeElsewhere(owed: bigint): void {
    const { opened } = this;
    const isOver = !opened || owed < opened.owed || this.now - opened.at >= DAY_MS;
    if (!isOver) this.faults.push('left beside one that was opened elsewhere');
  }

  /** What may never leave: a fresh token while another payment is, or may become, one that nobody has spoken of. */
  private judge(sent: SentPayment, isSecondStep: boolean): void {
    const isOther = (token: unknown) => token !== sent.token && !this.unlocked.has(String(token));
    this.judgeElsewhere(BigInt(sent.owed.amount));
    const unbooked = this.accepted.filter(
      ({ token, isBooked, elsewhereAt }) => !isBooked && !elsewhereAt && isOther(token),
    );
    if (unbooked.length > 0 && !isSecondStep) this.faults.push('left beside one not booked');
    const inFlight = this.line.filter(
      ({ kind, sent: other }) => kind !== 'ask' && isOther(other.token),
    );
    // The lender knows its token: what arrives late under it is no second payment.
    const isSpokenFor = (token: unknown) =>
      this.waiting.has(String(token)) || this.accepted.some((one) => one.token === token);
    if (inFlight.some(({ sent: other }) => !isSpokenFor(other.token))) {
      this.faults.push('left beside one that may arrive');
    }
  }

  private leave(tab: Tab, message: Message): void {
    this.left += 1;
    tab.flight = { message };
    this.line.push(message);
  }

  ask(tab: Tab): void {
    if (tab.reading || tab.flight || this.isTaken(tab)) return;
    this.step('timePassed', {});
    if (this.account.open?.sent.id !== tab.waitsFor) return;
    this.step('codeAskedFor', {});
    const { open } = this.account;
    if (open?.state === 'askingForCode') this.leave(tab, { kind: 'ask', sent: open.sent });
  }

  enterCode(tab: Tab): void {
    if (tab.reading || tab.flight || this.isTaken(tab)) return;
    this.step('timePassed', {});
    const { open } = this.account;
    if (open?.state !== 'waitsForCode' || open.sent.id !== tab.waitsFor) return;
    this.step('codeEntered', {});
    if (open.sent.amount !== tab.shows) this.faults.push('another amount than the screen shows');
    this.leave(tab, { kind: 'code', sent: open.sent, record: String(open.code.record) });
  }

  /** The lender gets a message; who still waits for the answer may hear it. */
  deliver(index: number, refuses: boolean): void {
    const [message] = this.line.splice(index % Math.max(1, this.line.length), 1);
    if (!message) return;
    const answer = refuses ? 'refused' : this.process(message);
    const tab = this.tabs.find(({ flight }) => flight?.message === message);
    if (tab?.flight) tab.flight.answer = answer;
  }

  private process({ kind, sent, record }: Message): Answer {
    const token = String(sent.token);
    if (this.accepted.some((one) => one.token === token)) return 'saidToBeThere';
    const isWaiting = this.waiting.has(token);
    if (kind === 'commit' && isWaiting) return 'saidToBeThere';
    if (kind === 'commit' && sent.card.mark === 'plain') return this.accept(sent);
    if (kind === 'code') return record === token && isWaiting ? this.accept(sent) : 'refused';
    this.waiting.set(token, sent);
    return 'codeAwaited';
  }

  private accept(sent: SentPayment): Answer {
    const token = String(sent.token);
    const opened = this.waiting.get(token);
    if (opened && opened.amount !== sent.amount) this.faults.push('another amount than was shown');
    this.accepted.push({ token, amount: BigInt(sent.amount), isBooked: false });
    return 'accepted';
  }

  /** A tab hears the answer, or loses it. */
  hear(tab: Tab, isLost: boolean): void {
    const { flight } = tab;
    if (!flight || (!flight.answer && !isLost)) return;
    tab.flight = undefined;
    const { id, token } = flight.message.sent;
    if (isLost || !flight.answer) this.step('answerLost', { id });
    else if (flight.answer === 'codeAwaited') this.step('codeAwaited', { id, record: token });
    else this.step(flight.answer, { id });
    this.look(tab);
  }

  /** The web view is killed, or reloaded. */
  kill(tab: Tab): void {
    tab.reading = undefined;
    tab.flight = undefined;
    tab.readAt = this.now;
    tab.waitsFor = undefined;
  }

  /** Nobody answers for what is on the way any more: its tab is gone, or, without locks, a minute is over. */
  mind(): void {
    const { open } = this.account;
    if (!open || !isOnTheWay(open)) return;
    const isHeld = this.tabs.some(({ flight }) => flight?.message.sent.id === open.sent.id);
    const isOver = this.now - open.sent.leftAt >= MINUTE_MS;
    if (this.hasLocks ? !isHeld : isOver) this.step('answerLost', { id: open.sent.id });
  }

  check(): void {
    this.step('timePassed', {});
    const reading = this.read();
    bookedBy(this.account, reading, this.now).forEach((id) => this.step('foundBooked', { id }));
    const { open } = this.account;
    if (open?.sent.kind !== 'card') return;
    const { id, owed, amount, leftAt } = open.sent;
    const age = this.now - leftAt;
    const finding = findingOf(owed, amount, reading, age);
    const before = this.account;
    if (finding === 'done') this.step('foundBooked', { id });
    if (finding === 'undone') this.step('foundUndone', { id });
    if (before !== this.account && finding === 'undone' && age < 2 * MINUTE_MS) {
      this.faults.push('unlocked too early');
    }
  }

  byHand(): void {
    const { open } = this.account;
    if (!open) return;
    this.step('settledByHand', { id: open.sent.id });
    if (!this.account.open && open.sent.kind === 'card') {
      this.unlocked.add(String(open.sent.token));
      if (this.now - open.sent.leftAt < DAY_MS) this.faults.push('by hand too early');
    }
  }

  book(): void {
    this.accepted.forEach((one) => {
      one.isBooked = true;
    });
  }

  addFee(): void {
    this.fee += 5n;
  }

  pass(ms: number): void {
    this.now += ms;
    // As long as its opening is remembered: later, it would pass for the booking of a card payment
    // (docs/reference/money.md#what-no-reading-can-tell).
    this.accepted.forEach((one) => {
      one.isBooked ||= one.elsewhereAt !== undefined && this.now - one.elsewhereAt >= DAY_MS;
    });
    // Ages are told by this clock: a reading under way when it is set back is not played.
    if (ms < 0)
      this.tabs.forEach((tab) => {
        tab.reading = undefined;
      });
  }
}
