import { LATEST_KEY } from '../../../../src/platform/storage/ownerHash';
import { ownerHashOf } from '../../../support/ownerHashes';
import { Device } from './device';
import { Judge } from './judge';
import { type Fate, Lender, type Write } from './lender';
import { ANA, INTENT_HEADER, Tab } from './tab';

export interface Setting {
  readonly hasLocks: boolean;
  readonly givesTokensTwice: boolean;
  readonly tokensExpire: boolean;
  readonly hasNext: boolean;
  /** Payments that the app did not send: in a shop, or on the lender's own page. */
  readonly hasOthers: boolean;
}

const LATENCY_MS = 5;
const MINUTE_MS = 60_000;

const never = new Promise<never>(() => undefined);

/**
 * A borrower's order, the tabs in which it is paid, and the real payments. It knows the lender and the guarantees for a
 * borrower, but not the app's rules.
 */
export class World {
  readonly device = new Device((ms) => this.lender.pass(ms));
  readonly lender: Lender;
  readonly judge: Judge;
  tabs: Tab[];
  left = 0;
  /** The calls with slow answers. */
  slow: readonly string[] = [];
  isDown = false;
  private latest = 0;

  constructor(private readonly setting: Setting) {
    const { hasNext } = setting;
    this.lender = new Lender({ ...setting, instalments: hasNext ? [1000n, 500n] : [1000n] });
    this.judge = new Judge(this.lender, setting.givesTokensTwice, () => this.device.now);
    this.device.install();
    this.setOwner(ANA.userId);
    this.tabs = [this.open(), this.open()];
  }

  private setOwner(userId: string): void {
    const box = this.device.boxFor();
    box.write(LATEST_KEY, ownerHashOf(box, [userId]));
  }

  launch(isAnothers: boolean): void {
    if (this.device.isFull) return;
    this.judge.isAnothers = isAnothers;
    this.setOwner(isAnothers ? 'bruno' : ANA.userId);
  }

  open(): Tab {
    const answer = (tab: Tab, url: string, init: RequestInit) => this.answer(tab, url, init);
    return new Tab(this.device, answer, this.setting.hasLocks, (tab, id) =>
      this.judge.booked(tab, id),
    );
  }

  reopen(place: number): void {
    this.tabs[place]?.kill();
    this.tabs[place] = this.open();
  }

  /** Freezes or resumes the page. */
  freeze(place: number): void {
    const tab = this.tabs[place]!;
    if (tab.isFrozen) tab.wake();
    else tab.isFrozen = true;
  }

  async pass(ms: number): Promise<void> {
    this.latest = Math.max(this.latest, this.device.now);
    await this.device.pass(ms);
  }

  setFull(isFull: boolean): void {
    this.device.isFull = isFull;
    this.judge.setFull(isFull);
  }

  // The network.

  private answer(tab: Tab, url: string, { body, signal, headers }: RequestInit): Promise<Response> {
    if (!tab.isAlive) return never;
    const alias = url.split('?')[0]?.split('/').at(-1) ?? '';
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      const respond = (answer: object, status = 200, end = Infinity) => {
        const text = JSON.stringify(answer).slice(0, end);
        const response = { status, text: () => Promise.resolve(text) } as Response;
        if (tab.isAlive) tab.receive(() => resolve(response));
      };
      const isRead = !/commit|confirm$|huichao/.test(alias) || alias.startsWith('loan-');
      if (isRead) this.read(tab, alias, respond);
      else {
        const write = this.writeOf(alias, body);
        this.judge.intent(write, new Headers(headers).get(INTENT_HEADER) ?? '');
        this.write(tab, write, respond, (reason) => tab.receive(() => reject(reason)));
      }
    });
  }

  private read(tab: Tab, alias: string, respond: (answer: object) => void): void {
    const at = this.device.now;
    this.device.after(this.slow.includes(alias) ? 40_000 : LATENCY_MS, () => {
      if (this.isDown) {
        respond({ code: '9', message: 'down' });
        return;
      }
      const { status, amount } = this.lender.owed();
      if (alias === 'loan-details') tab.read.status.push({ at, is: status });
      if (alias === 'loan-play-detail') tab.read.amount.push({ at, is: amount });
      respond(this.lender.read(alias));
    });
  }

  private writeOf(alias: string, body: unknown): Write {
    const fields = JSON.parse(String(body)) as Write['body'];
    const token = fields.repayToken ?? fields.repaymentRecordId ?? '';
    return { alias, body: fields, token, at: this.lender.now };
  }

  private write(
    tab: Tab,
    write: Write,
    respond: (answer: object, status?: number, end?: number) => void,
    reject: (reason: Error) => void,
  ): void {
    this.left += 1;
    this.judge.write(tab, write);
    const { lender } = this;
    const fates: Record<Fate, () => void> = {
      answered: () => respond(lender.process(write)),
      refused: () => respond({ code: '900', message: 'no' }),
      lost: () => reject(new TypeError('lost')),
      unanswered: () => lender.process(write),
      cut: () => respond(lender.process(write), 200, 5),
      failed: () => respond(lender.process(write), 500),
      held: () => lender.line.push({ write, arrive: () => respond(lender.process(write)) }),
      late: () => {
        const answer = lender.process(write);
        lender.late.push(() => respond(answer));
      },
    };
    const { fate } = tab;
    this.device.after(LATENCY_MS, fates[fate]);
    if (fate === 'held') return;
    // In transit until it arrives.
    lender.line.push({ write, arrive: () => undefined });
    this.device.after(LATENCY_MS, () => {
      const place = lender.line.findIndex((one) => one.write === write);
      if (place >= 0) lender.line.splice(place, 1);
    });
  }

  // The borrower.

  async pay(tab: Tab, { amount, card, insists, fate }: PayingBorrower): Promise<void> {
    const outcome = await tab.pay(amount, card, false, fate);
    if (!this.hears(outcome) || !insists) return;
    await tab.pay(amount, card, true, fate);
  }

  async payOnline(
    tab: Tab,
    borrower: PayingBorrower & { readonly isPaid: boolean },
  ): Promise<void> {
    const { amount, insists, fate, isPaid } = borrower;
    const leave = () => {
      this.judge.open(tab);
      if (!isPaid || !this.setting.hasOthers) return;
      this.lender.pay('online', BigInt(amount), `E${this.left}`);
      this.judge.isMixed = true;
    };
    const outcome = await tab.payOnline(amount, false, fate, leave);
    if (!this.hears(outcome) || !insists) return;
    await tab.payOnline(amount, true, fate, leave);
  }

  /** The borrower reads which payment is not booked, and has then acknowledged it. */
  private hears(outcome: Awaited<ReturnType<Tab['pay']>>): boolean {
    if (outcome?.ended !== 'blocked' || outcome.reason.because !== 'notBooked') return false;
    const { sent } = outcome.reason.last;
    if (sent.kind === 'card') this.judge.known.add(String(sent.token));
    return true;
  }

  async check(tab: Tab): Promise<void> {
    await tab.check();
    const { open } = tab.account;
    if (open?.state === 'undone') this.judge.saidUndone.add(String(open.sent.token));
  }

  /** The borrower settles by hand where the screen allows it. */
  byHand(tab: Tab): void {
    const { open } = tab.account;
    if (!open) return;
    tab.settleByHand(open.sent.id);
    if (tab.account.open || open.sent.kind !== 'card') return;
    this.judge.known.add(String(open.sent.token));
  }

  /** The borrower denies an online payment, unless it was paid. */
  notThere(tab: Tab): void {
    const isPaid = this.lender.payments.some(({ by, isBooked }) => by === 'online' && !isBooked);
    const { elsewhere } = tab.account;
    if (!elsewhere || isPaid) return;
    tab.notPaidThere(elsewhere.id);
    this.judge.notPaidThere();
  }

  payInShop(amount: bigint): void {
    const { status, amount: owed } = this.lender.owed();
    if (status === '200' || !this.setting.hasOthers) return;
    this.lender.pay('shop', amount < owed ? amount : owed, 'shop');
    this.judge.isMixed = true;
  }

  /** Whether the borrower can pay again a day later in two steps. It must be possible after every history. */
  async canGoOn(): Promise<boolean> {
    this.setFull(false);
    this.launch(false);
    Object.assign(this, { slow: [], isDown: false });
    this.lender.status = '';
    this.tabs.forEach((tab) => tab.kill());
    // From the latest time that the device's clock has shown.
    const behind = Math.max(0, this.latest - this.device.now);
    await this.pass(25 * 60 * MINUTE_MS + behind);
    this.lender.book();
    const tab = this.open();
    await this.pass(2 * MINUTE_MS);
    const checked = tab.check();
    await this.pass(1_000);
    await checked;
    this.byHand(tab);
    this.notThere(tab);
    await this.pass(1_000);
    const before = this.left;
    const again = () => this.pay(tab, { amount: '1', card: 0, insists: true, fate: 'answered' });
    for (let taps = 0; taps < 2; taps += 1) {
      const paying = again();
      await this.pass(1_000);
      await paying;
    }
    return this.left > before || this.lender.owed().status === '200';
  }
}

export interface PayingBorrower {
  readonly amount: string;
  readonly card: number;
  readonly insists: boolean;
  readonly fate: Fate;
}
