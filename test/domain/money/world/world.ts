import { paymentAtLender, type Subject } from '@/domain/money/ledger/intent';
import { LATEST_KEY } from '@/platform/storage/ownerHash';
import { ownerHashOf } from '../../../support/ownerHashes';
import { Device } from './device';
import type { Fate, Habits } from './lender';
import { Loan, textOf } from './loan';
import { Network } from './network';
import { ANA, type Early, Tab } from './tab';

export interface Setting extends Omit<Habits, 'instalments'> {
  readonly hasLocks: boolean;
  /** Whether the browser has IndexedDB. */
  readonly hasDisk: boolean;
  /** The time until a page sees what another one wrote to `localStorage`, in milliseconds. */
  readonly lag: number;
  /** How long a transaction of IndexedDB takes, in milliseconds. */
  readonly disk: number;
  /** The instalment after the first one. */
  readonly next: 'none' | 'smaller' | 'equal';
  /** Payments that the app did not send: in a shop, or on the lender's own page. */
  readonly hasOthers: boolean;
}

const MINUTE_MS = 60_000;
/** Longer than a payment or a check at the slowest storage, which is written several times in it. */
const ACT_MS = 5_000;

const INSTALMENTS = { none: [1000n], smaller: [1000n, 500n], equal: [1000n, 1000n, 1000n] };

/**
 * Two orders of a borrower, the tabs in which they are paid, and the real payments. It knows the lender and the guarantees
 * for a borrower, but not the app's rules.
 */
export class World {
  readonly device = new Device((ms) => this.loans.forEach(({ lender }) => lender.pass(ms)));
  readonly loans: readonly Loan[];
  readonly network = new Network(this.device, (orderId) => this.loanOf(orderId));
  tabs: Tab[];
  private latest = 0;

  constructor(private readonly setting: Setting) {
    const habits = { ...setting, instalments: INSTALMENTS[setting.next] };
    const options = {
      habits,
      hasOthers: setting.hasOthers,
      lag: this.mutualDelay(),
      lagUnlocked: setting.lag,
      clocks: () => ({ device: this.device.now, steady: this.device.steady }),
    };
    this.loans = ['9', '8'].map((orderId) => new Loan(orderId, options));
    Object.assign(this.device, { lag: setting.lag, disk: setting.disk });
    this.device.install();
    this.setOwner(ANA.userId);
    this.tabs = [this.open(), this.open()];
  }

  /** With locks and IndexedDB a tab that has the lock knows what the tab before it did. */
  private mutualDelay(): number {
    const { hasLocks, hasDisk, lag } = this.setting;
    return hasLocks && hasDisk ? 0 : lag;
  }

  get faults(): readonly string[] {
    return this.loans.flatMap(({ judge }) => judge.faults);
  }

  private loanOf(orderId: string): Loan {
    return this.loans.find((loan) => loan.order.orderId === orderId) ?? this.loans[0]!;
  }

  private setOwner(userId: string): void {
    const box = this.device.boxFor();
    box.write(LATEST_KEY, ownerHashOf(box, [userId]));
  }

  launch(isAnothers: boolean): void {
    if (this.device.isFull) return;
    this.loans.forEach(({ judge }) => Object.assign(judge, { isAnothers }));
    this.setOwner(isAnothers ? 'bruno' : ANA.userId);
  }

  private moment() {
    const { now: device, steady } = this.device;
    return { lender: this.loans[0]!.lender.now, device, steady };
  }

  open(early?: Early): Tab {
    const opened = early?.began ?? this.moment();
    const listener = {
      network: this.network.answer,
      now: () => this.moment(),
      onChange: (...[tab, subject, before, cause]: Parameters<Loan['changed']>) => {
        const loan = this.loanOf(subjectId(subject));
        loan.changed(tab, subject, before, cause, this.device.isFull);
      },
    };
    return new Tab(this.device, listener, this.setting, opened, early);
  }

  reopen(place: number): void {
    this.close(this.tabs[place]!);
    this.tabs[place] = this.open();
  }

  /** Opens a page of the first order anew. The phone sleeps between its first script's answer and its app. */
  reopenLate(place: number, ms: number): void {
    this.close(this.tabs[place]!);
    const began = this.moment();
    const { lender, order } = this.loans[0]!;
    const { amount: is, date } = lender.shown();
    const text = JSON.stringify(lender.read('loan-play-detail'));
    const asOf = began.lender - lender.behind;
    const early = { order: order.orderId, began, is, asOf, debt: `${is} ${date}`, text };
    this.sleep(ms);
    this.tabs[place] = this.open(early);
  }

  /** The pages' own clock stops. */
  sleep(ms: number): void {
    this.device.now += ms;
    this.loans.forEach(({ lender }) => lender.pass(ms));
  }

  private close(tab: Tab): void {
    tab.kill();
    this.loans.forEach((loan) => loan.forget(tab));
  }

  /** The system ends the browser, with all that `localStorage` has not written to the disk yet. */
  die(): void {
    if (!this.setting.hasDisk || this.device.isFull) return;
    this.tabs.forEach((tab) => this.close(tab));
    this.device.die();
    this.loans.forEach(({ judge }) => judge.die(this.setting.disk));
    // The app that starts again names its borrower.
    this.launch(this.loans.some(({ judge }) => judge.isAnothers));
    this.tabs = this.tabs.map(() => this.open());
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
    this.tabs.forEach((tab) =>
      this.loans.forEach(({ order, judge }) => {
        const there = tab.isFrozen ? undefined : paymentAtLender(tab.account(order));
        if (there) judge.named(there);
        const { open } = tab.account(order);
        if (!tab.isFrozen && open?.state === 'unknown' && open.sent.kind === 'card') {
          judge.unknown(tab, textOf(open.sent.token));
        }
      }),
    );
  }

  setFull(isFull: boolean): void {
    this.device.isFull = isFull;
    this.loans.forEach(({ judge }) => Object.assign(judge, { isFull }));
  }

  /** Whether the borrower can pay again a day later in two steps. It must be possible after every history. */
  async canGoOn(): Promise<boolean> {
    this.setFull(false);
    this.launch(false);
    Object.assign(this.network, { slow: [], isDown: false });
    this.tabs.forEach((tab) => this.close(tab));
    // From the latest time that the device's clock has shown.
    const behind = Math.max(0, this.latest - this.device.now);
    await this.pass(25 * 60 * MINUTE_MS + behind);
    this.loans.forEach((loan) => loan.end());
    const tab = this.open();
    await this.pass(2 * MINUTE_MS);
    const results: boolean[] = [];
    for (const loan of this.loans) results.push(await this.canPay(loan, tab));
    return results.every(Boolean);
  }

  private async canPay(loan: Loan, tab: Tab): Promise<boolean> {
    const checked = tab.check(loan.order);
    await this.pass(ACT_MS);
    await checked;
    loan.byHand(tab);
    loan.notThere(tab);
    await this.pass(ACT_MS);
    const before = loan.left;
    const paying = { amount: '1', card: 0, insists: true, fate: 'answered' as Fate };
    for (let taps = 0; taps < 2; taps += 1) {
      void tab.openWays(loan.order, '1', null);
      await this.pass(ACT_MS);
      const paid = loan.pay(tab, paying);
      await this.pass(ACT_MS);
      await paid;
    }
    return loan.left > before || loan.lender.owed().status === '200';
  }
}

const subjectId = (subject: Subject) => subject.split(' ')[1] ?? '';
