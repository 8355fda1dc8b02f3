/**
 * A lender that is slow, forgets, loses answers and books late. It accepts every payment and does not protect the
 * borrower.
 */

export type Fate =
  | 'answered'
  /** The lender refuses, without an effect. */
  | 'refused'
  /** The write never arrives; or it is processed without an answer, with a cut answer, or with status 500. */
  | 'lost'
  | 'unanswered'
  | 'cut'
  /** It is processed twice, as when a browser repeats it, and the second answer is heard. */
  | 'twice'
  | 'failed'
  /** It is processed, or not, and answered with status 401. */
  | 'expired'
  | 'loggedOut'
  /** The write is in transit until the step `arrive`; its answer is pending until the step `answer`. */
  | 'held'
  | 'late';

interface Payment {
  readonly token: string;
  readonly amount: bigint;
  /** When it was sent, by the lender's clock. */
  readonly at: number;
  readonly by: 'card' | 'online' | 'shop';
  isBooked: boolean;
  /** By the lender's clock. */
  bookedAt: number;
}

export interface Write {
  readonly alias: string;
  /** The fields that the lender reads. */
  readonly body: {
    readonly orderId?: string;
    readonly amount?: number;
    readonly couponId?: string | null;
    readonly cardId?: string;
    readonly sendMsg?: number;
    readonly repayToken?: string;
    readonly repaymentRecordId?: string;
  };
  readonly token: string;
  /** When it was sent, by the lender's clock. */
  readonly at: number;
}

/** What the lender holds under a token: a payment that waits for its code. */
interface Held {
  readonly write: Write;
  /** By the lender's clock. */
  readonly arrivedAt: number;
}

export interface Habits {
  readonly givesTokensTwice: boolean;
  readonly tokensExpire: boolean;
  /** A second commit under a token that waits for its code replaces its figures; otherwise it is a duplicate. */
  readonly overwrites: boolean;
  /** A request for another code pays at once. */
  readonly resendPays: boolean;
  readonly instalments: readonly bigint[];
}

const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 1_800_000;
/** Every write has arrived and is booked within this time: the rules cover one day. */
const LATEST_MS = DAY_MS - 4 * HALF_HOUR_MS;
const DATES = ['2026-03-02', '2026-04-02', '2026-05-02'];

const yes = (data: object) => ({ code: '00', data });
const no = (code: string) => ({ code, message: 'no' });

export class Lender {
  readonly payments: Payment[] = [];
  /** Writes that were sent and have not arrived. */
  readonly line: { readonly write: Write; readonly arrive: () => void }[] = [];
  /** Answers that have not been delivered. */
  readonly late: (() => void)[] = [];
  status = '';
  private readings = 0;
  private fee = 0n;
  /** For so long a reading shows no booking, in milliseconds: a copy that lags. A fee that goes back would look like one. */
  behind = 0;
  /** The lender's own clock. It is never set back. */
  now = 0;
  private readonly given = new Map<string, number>();
  private readonly waiting = new Map<string, Held>();

  constructor(
    private readonly habits: Habits,
    readonly name: string,
  ) {}

  get bookings(): number {
    return this.payments.filter(({ isBooked }) => isBooked).length;
  }

  /** The debt now, or as it was. */
  owed(at = this.now) {
    const paid = this.payments.filter(({ bookedAt }) => bookedAt <= at);
    let left = paid.reduce((sum, { amount }) => sum + amount, 0n);
    const place = this.habits.instalments.findIndex((amount, index) => {
      const due = index === 0 ? amount + this.fee : amount;
      if (left < due) return true;
      left -= due;
      return false;
    });
    if (place < 0) return { status: '200', amount: 0n, date: '' };
    const due = this.habits.instalments[place]! + (place === 0 ? this.fee : 0n);
    return { status: this.status || '174', amount: due - left, date: DATES[place]! };
  }

  /** Adds a fee while the first instalment is due. */
  addFee(): void {
    if (this.owed().date === DATES[0]) this.fee += 83n;
  }

  /** What a reading shows. */
  shown() {
    return this.owed(this.now - this.behind);
  }

  read(alias: string): object {
    const { status, amount, date } = this.shown();
    if (alias === 'loan-details') return yes({ orderStatus: status });
    if (alias === 'loan-play-detail') {
      return yes({ repayAmount: String(amount), repayDate: this.spelt(date) });
    }
    return yes({ alipay: 1, repayToken: this.giveToken(), bankCards: CARDS });
  }

  /** The same instant, with another offset each time. */
  private spelt(date: string): string {
    this.readings += 1;
    if (!date) return date;
    return this.readings % 2 ? `${date}T06:00:00Z` : `${date}T00:00:00-06:00`;
  }

  private giveToken(): string {
    const [last] = [...this.given.keys()].slice(-1);
    const isPaid = this.payments.some(({ token }) => token === last);
    if (this.habits.givesTokensTwice && last && !isPaid) return last;
    const token = `T${this.name}${this.given.size + 1}`;
    this.given.set(token, this.now);
    return token;
  }

  process(write: Write): object {
    const { alias, body, token } = write;
    if (alias === 'repayment-huichao') return yes({ url: '/pay' });
    if (this.payments.some((one) => one.token === token)) return no('800005');
    const isWaiting = this.waiting.has(token);
    if (alias === 'repayment-confirm') {
      const opened = this.waiting.get(token);
      return opened ? this.accept(write, opened.write.body.amount) : no('800006');
    }
    if (body.sendMsg === 1) return this.resend(write);
    if (isWaiting && !this.habits.overwrites) return no('800005');
    const age = this.now - (this.given.get(token) ?? 0);
    if (this.habits.tokensExpire && age > HALF_HOUR_MS / 3) return no('800001');
    return body.cardId === 'plain' ? this.accept(write, body.amount) : this.askForCode(write);
  }

  private resend(write: Write): object {
    const held = this.waiting.get(write.token);
    if (!held) return no('800007');
    const meant = this.habits.overwrites ? write : held.write;
    return this.habits.resendPays ? this.accept(write, meant.body.amount) : this.askForCode(meant);
  }

  private askForCode(write: Write): object {
    this.waiting.set(write.token, { write, arrivedAt: this.now });
    return yes({ needValid: 1, repayRecordId: write.token });
  }

  private accept({ token, at }: Write, amount: unknown): object {
    this.pay('card', BigInt(Number(amount)), token, at);
    return yes({ needValid: 0, repayRecordId: '' });
  }

  pay(by: Payment['by'], amount: bigint, token: string, at = this.now): void {
    this.payments.push({ token, amount, at, by, isBooked: false, bookedAt: Infinity });
  }

  /** The payment that waits for its code under a token. */
  heldUnder(token: string): Held | undefined {
    return this.payments.some((one) => one.token === token) ? undefined : this.waiting.get(token);
  }

  /** Whether the lender would accept this write if it arrived now. */
  wouldTake({ alias, body, token }: Write): boolean {
    if (this.payments.some((one) => one.token === token)) return false;
    const isWaiting = this.waiting.has(token);
    if (alias === 'repayment-confirm') return isWaiting;
    if (body.sendMsg === 1) return isWaiting && this.habits.resendPays;
    return body.cardId === 'plain' && (!isWaiting || this.habits.overwrites);
  }

  /** Books payments, not always in the order in which they came. */
  book(count = Infinity, from = 0): void {
    this.payments
      .filter(({ isBooked }) => !isBooked)
      .slice(from, from + count)
      .forEach((one) => this.bookOne(one));
  }

  private bookOne(one: Payment): void {
    if (one.isBooked) return;
    Object.assign(one, { isBooked: true, bookedAt: this.now });
  }

  /** Advances the lender's clock. Books old payments, and drops old writes. */
  pass(ms: number): void {
    this.now += ms;
    const isOld = ({ at }: { readonly at: number }) => this.now - at >= LATEST_MS;
    this.payments.filter(isOld).forEach((one) => this.bookOne(one));
    const there = this.line.filter(({ write }) => !isOld(write));
    this.line.splice(0, Infinity, ...there);
  }
}

export const CARDS = ['plain', 'code'].map((id) => ({
  id,
  bankName: id,
  cardNo: '4000000000001111',
  bankCode: id,
}));
