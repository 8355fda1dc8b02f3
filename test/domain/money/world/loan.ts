import {
  type Account,
  orderSubject,
  type SentPayment,
  type Subject,
} from '@/domain/money/ledger/intent';
import type { Cause } from '@/domain/money/ledger/slice';
import { Judge, type JudgeOptions } from './judge';
import { type Fate, type Habits, Lender } from './lender';
import type { Order, Tab } from './tab';

interface LoanOptions {
  readonly habits: Habits;
  readonly hasOthers: boolean;
  readonly lag: number;
  readonly lagUnlocked: number;
  readonly clocks: JudgeOptions['clocks'];
}

/** A token is a text, or a number with all its digits. */
export const textOf = (token: SentPayment['token']): string =>
  typeof token === 'object' ? token.digits : String(token);

/** One order: its lender, its judge, and what the borrower does with it. */
export class Loan {
  readonly order: Order;
  readonly lender: Lender;
  readonly judge: Judge;
  /** The number of writes that left. */
  left = 0;

  constructor(
    orderId: string,
    private readonly options: LoanOptions,
  ) {
    const { habits, lag, lagUnlocked, clocks } = options;
    this.order = { productId: '1', orderId };
    this.lender = new Lender(habits, orderId);
    const { givesTokensTwice } = habits;
    this.judge = new Judge({ lender: this.lender, givesTokensTwice, clocks, lag, lagUnlocked });
  }

  /** A tab's account of the order has changed. */
  changed(tab: Tab, _: Subject, before: Account, { name, event, at }: Cause, isFull = false): void {
    const { judge } = this;
    const others = judge.apart.filter((it) => it !== tab);
    judge.apart = isFull ? [...others, tab] : others;
    judge.change(tab, tab.isWorking(this.order));
    const after = tab.account(this.order);
    if (after.settledAt > before.settledAt) {
      // What a reading found is settled from its begin: its own figures count.
      judge.settle(tab, name === 'foundBooked' ? Math.max(0, at - after.settledAt) : 0);
    }
    const id = 'id' in event ? event.id : '';
    const sending = after.sendings.find((it) => it.id === id);
    if (sending?.kind === 'card') judge.answered(name, textOf(sending.token));
    if (name !== 'foundBooked' || (before.open?.state === 'undone' && before.open.sent.id === id)) {
      return;
    }
    const sent = before.sendings.find((it) => it.id === id);
    const online = before.elsewhere?.id === id ? '' : undefined;
    const card = sent?.kind === 'card' ? sent : undefined;
    judge.booked(tab, id, card ? textOf(card.token) : online, card?.amount);
  }

  /** The memory of a closed tab is gone. */
  forget(tab: Tab): void {
    this.judge.apart = this.judge.apart.filter((it) => it !== tab);
  }

  async pay(tab: Tab, { amount, card, insists, fate }: PayingBorrower): Promise<void> {
    const outcome = await tab.pay(this.order, amount, card, false, fate);
    if (!this.hears(tab, outcome) || !insists) return;
    await this.insist(tab, () => tab.pay(this.order, amount, card, true, fate));
  }

  private async insist(tab: Tab, pay: () => Promise<unknown>): Promise<void> {
    this.judge.inSecondStep.add(tab);
    await pay();
    this.judge.inSecondStep.delete(tab);
  }

  async payOnline(
    tab: Tab,
    borrower: PayingBorrower & { readonly isPaid: boolean },
  ): Promise<void> {
    const { amount, insists, fate, isPaid } = borrower;
    const leave = () => {
      this.judge.open(tab);
      if (!isPaid || !this.options.hasOthers) return;
      this.lender.pay(
        'online',
        BigInt(tab.shown.get(this.order.orderId)?.amount ?? amount),
        `E${this.left}`,
      );
    };
    const outcome = await tab.payOnline(this.order, amount, false, { fate, leave });
    if (!this.hears(tab, outcome) || !insists) return;
    await this.insist(tab, () => tab.payOnline(this.order, amount, true, { fate, leave }));
  }

  /** The borrower reads which payment is not booked, or may be after all, and has then acknowledged it. */
  private hears(tab: Tab, outcome: Awaited<ReturnType<Tab['pay']>>): boolean {
    if (outcome?.ended !== 'blocked') return false;
    const { reason } = outcome;
    if (reason.because !== 'notBooked' && reason.because !== 'doubted') {
      return reason.because === 'shownAgain';
    }
    const sent = reason.because === 'doubted' ? reason.undone : reason.last.sent;
    if (sent.kind !== 'card') return true;
    const token = textOf(sent.token);
    if (reason.because === 'notBooked' && reason.isStillShown) this.judge.notShownYet(tab, token);
    this.judge.known.add(token);
    return true;
  }

  async check(tab: Tab): Promise<void> {
    await tab.check(this.order);
    const { open } = tab.account(this.order);
    if (open?.state === 'undone') this.judge.undone(tab, textOf(open.sent.token));
  }

  /** The borrower settles by hand where the screen allows it. */
  byHand(tab: Tab): void {
    const { open } = tab.account(this.order);
    if (!open) return;
    tab.settleByHand(open.sent.id, orderSubject(this.order.orderId));
    if (tab.account(this.order).open || open.sent.kind !== 'card') return;
    this.judge.known.add(textOf(open.sent.token));
  }

  /** The borrower denies an online payment, unless it was paid. */
  notThere(tab: Tab): void {
    const isPaid = this.lender.payments.some(({ by, isBooked }) => by === 'online' && !isBooked);
    const { elsewhere } = tab.account(this.order);
    if (!elsewhere || isPaid) return;
    tab.notPaidThere(this.order, elsewhere.id);
    this.judge.notPaidThere();
  }

  payInShop(amount: bigint): void {
    const { status, amount: owed } = this.lender.owed();
    if (status === '200' || !this.options.hasOthers) return;
    this.lender.pay('shop', amount < owed ? amount : owed, 'shop');
  }

  /** A day later everything is booked. */
  end(): void {
    Object.assign(this.lender, { status: '', behind: 0 });
    this.lender.book();
  }
}

export interface PayingBorrower {
  readonly amount: string;
  readonly card: number;
  readonly insists: boolean;
  readonly fate: Fate;
}
