import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { adoptEarlyAnswer } from '@/app/boot/adoptEarlyAnswer';
import {
  checkConfirmation,
  type ConfirmationRequest,
  confirmLoan,
} from '@/domain/money/confirmations/confirmLoan';
import {
  type Account,
  orderSubject,
  productSubject,
  type Subject,
} from '@/domain/money/ledger/intent';
import { createLedgerStore, storedMoney } from '@/domain/money/ledger/ledgerStore';
import { readAtOf } from '@/domain/money/ledger/readings';
import { createSendingLocks } from '@/domain/money/ledger/sendingLocks';
import {
  type Cause,
  change,
  isAccountChange,
  moneySlice,
  selectAccount,
  selectIsWorking,
} from '@/domain/money/ledger/slice';
import { askForCode, enterCode, payByCard } from '@/domain/money/payments/cardPayment';
import { checkPayment } from '@/domain/money/payments/checkPayment';
import { paymentApi } from '@/domain/money/payments/paymentApi';
import { payOnline } from '@/domain/money/payments/payOnline';
import { instalmentApi } from '@/domain/orders/instalment';
import { api } from '@/platform/api/api';
import { requestContextOf } from '@/platform/session/launch/commonParameters';
import { answerAdopted, selectEarlyAnswer, sessionSlice } from '@/platform/session/slice';
import { noDurableStorage } from '@/platform/storage/durableStorage';
import { createOwnedStorage } from '@/platform/storage/ownedStorage';
import type { AppDispatch, RootState } from '@/platform/store';
import { testEnvironment } from '../../../support/environment';
import { ownerHashesOf } from '../../../support/ownerHashes';
import type { Device } from './device';
import type { Fate, Lender } from './lender';
import type { Page } from './page';
import type { Moment, Shown } from './shown';

export const ANA = { userId: 'ana', sessionId: 'S' };
export const INTENT_HEADER = 'X-Intent';
const environment = testEnvironment({ intentHeader: INTENT_HEADER, partialPayment: { min: 1 } });

export interface Order {
  readonly productId: string;
  readonly orderId: string;
}

interface Reading<Value> {
  readonly began: Moment;
  readonly order: string;
  readonly is: Value;
}

interface AmountReading extends Reading<bigint> {
  /** By the lender's clock: what was booked later is not in it. */
  readonly asOf: number;
}

/** The debt of an order, which a page's first script has asked for and got before its app starts. */
export interface Early {
  readonly order: string;
  readonly began: Moment;
  readonly is: bigint;
  readonly asOf: number;
  readonly debt: string;
  readonly text: string;
}

/** What the world hears of a tab. */
export interface Listener {
  /** Answers a tab's requests. A closed tab gets no answer. */
  readonly network: (tab: Tab, url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => Moment;
  /** A step of the ledger changed an account. */
  readonly onChange: (tab: Tab, subject: Subject, before: Account, cause: Cause) => void;
}

const hearing =
  (
    onChange: (subject: Subject, before: Account, cause: Cause) => void,
  ): Middleware<object, Pick<RootState, 'money'>> =>
  (store) =>
  (next) =>
  (action) => {
    if (!isAccountChange(action)) return next(action);
    const { subject } = action.payload;
    const before = selectAccount(store.getState(), subject);
    const result = next(action);
    if (action.meta) onChange(subject, before, action.meta);
    return result;
  };

/** One page of the app: the real slice, cache, base query, storage, selectors and thunks. */
export class Tab implements Page {
  isAlive = true;
  isFrozen = false;
  /** Events that are pending while the page is frozen. */
  private missed: (() => void)[] = [];
  fate: Fate = 'answered';
  /** The amount on the screen of each order, when the borrower acts. */
  readonly shown = new Map<string, Shown>();
  /** The entries of the history of each order's payment screen. */
  private readonly entries = new Map<string, readonly Shown[]>();
  /** The answered readings in order. */
  readonly read = { status: [] as Reading<string>[], amount: [] as AmountReading[] };
  /** When the reading began that gave the order's amount in the cache. */
  readonly began = new Map<string, Moment>();
  /** When the borrower tapped last, by what is paid or confirmed: two orders can be paid at once. */
  private readonly tapped = new Map<Subject, Moment>();
  private readonly now: () => Moment;
  /** The debt that the last reading of each order showed. */
  readonly debt = new Map<string, string>();
  readonly store;

  constructor(
    private readonly device: Device,
    { network, onChange, now }: Listener,
    { hasLocks, hasDisk }: { readonly hasLocks: boolean; readonly hasDisk: boolean },
    private readonly opened: Moment,
    early?: Early,
  ) {
    this.now = now;
    const page = new EventTarget();
    const box = device.boxFor(page, this);
    const storages = { tab: box, device: box };
    const storage = createOwnedStorage(storages, ownerHashesOf(storages, ANA), page);
    const ports = {
      environment,
      storage,
      durable: hasDisk ? device.durableFor(this) : noDurableStorage,
      sendingLocks: createSendingLocks(
        hasLocks ? device.locks.for(this) : undefined,
        () => ANA.userId,
      ),
      fetch: this.fetchOf(network, early),
      requestContext: () => requestContextOf(ANA, environment),
    };
    const listen = hearing((...changed) => onChange(this, ...changed));
    const ledger = createLedgerStore(ports);
    const storeOf = () => {
      const store = configureStore({
        reducer: {
          money: moneySlice.reducer,
          session: sessionSlice.reducer,
          api: api.reducer,
        },
        preloadedState: { money: storedMoney(storage) },
        middleware: (defaults) =>
          defaults({
            thunk: { extraArgument: { ...ports, ledger } },
            immutableCheck: false,
            serializableCheck: false,
          })
            .prepend(listen)
            .concat(api.middleware),
      });
      ledger.connect(store);
      return store;
    };
    this.store = device.within(this, storeOf);
    if (early) void this.adopt(early);
  }

  /** Before its first render the app asks for the debt of which it has the early answer, so no later reading gets it. */
  private adopt({ order: orderId }: Early) {
    const order = { productId: '1', orderId };
    const { loanPlayDetail } = instalmentApi.endpoints;
    return this.dispatch(loanPlayDetail.initiate(order, { subscribe: false }));
  }

  /** The store has the slices of money and session, and the cache. */
  private get dispatch(): AppDispatch {
    const dispatch = this.store.dispatch as unknown as AppDispatch;
    return ((action: never) => this.device.within(this, () => dispatch(action))) as AppDispatch;
  }

  account({ orderId }: Order) {
    return selectAccount(this.store.getState(), orderSubject(orderId));
  }

  /** The app's first request for the debt takes the early answer, if that is not too old. */
  private fetchOf(network: Listener['network'], early: Early | undefined): typeof fetch {
    const send: typeof fetch = (url, init = {}) => network(this, url as string, init);
    if (!early) return send;
    const { order, began, is, asOf, debt, text } = early;
    const request = { url: '', init: { method: 'GET', headers: {} }, parameters: {} };
    const first = {
      request,
      began: { wall: began.device, steady: began.steady },
      answer: Promise.resolve({ status: 200, text }),
      arrived: () => undefined,
      abort: () => undefined,
    };
    const adopting = adoptEarlyAnswer(first, send, (at) => {
      this.dispatch(answerAdopted({ askedAt: at, until: Date.now() }));
      this.read.amount.push({ began, order, is, asOf });
      this.began.set(order, began);
      this.debt.set(order, debt);
    });
    return (url, init) => {
      const { pathname, searchParams } = new URL(url as string, 'https://lender.example');
      const isFirst = pathname.endsWith('loan-play-detail');
      if (isFirst && searchParams.get('orderId') === order) Object.assign(request, { url });
      return adopting.fetch(url, init);
    };
  }

  /** An amount was read: with what a copy of the lender's shows, which may lag. */
  hearAmount(began: Moment, lender: Lender) {
    const { name: order, now, behind } = lender;
    const { amount: is, date } = lender.shown();
    this.read.amount.push({ began, order, is, asOf: Math.min(began.lender, now - behind) });
    this.receive(() => {
      this.began.set(order, began);
      this.debt.set(order, `${is} ${date}`);
    });
  }

  /** Opens `/repay`, and from there a way to pay: the amount and its age travel with the entry. */
  async openWays(order: Order, part: string, couponId: string | null) {
    const { loanPlayDetail } = instalmentApi.endpoints;
    await this.dispatch(loanPlayDetail.initiate(order, { subscribe: false }));
    this.follow(order, part, couponId);
  }

  /** Follows a link of `/repay` as it is now, also while its figures are read again. */
  follow(order: Order, part: string, couponId: string | null) {
    const query = instalmentApi.endpoints.loanPlayDetail.select(order)(this.store.getState());
    const began = this.began.get(order.orderId);
    if (!query.data || !began || query.isError) return;
    const early = selectEarlyAnswer(this.store.getState());
    const readAt = readAtOf({ ...query, isFetching: query.isLoading }, early);
    const shown = { amount: part || query.data.amount, couponId, readAt, began };
    this.entries.set(order.orderId, [...(this.entries.get(order.orderId) ?? []), shown]);
  }

  /** Back to the entry before. */
  back({ orderId }: Order) {
    this.entries.set(orderId, this.entries.get(orderId)?.slice(0, -1) ?? []);
  }

  /** The payment on the screen; of an address without a reading, as old as the document. */
  private screenOf({ orderId }: Order, amount: string): Shown {
    const { opened: began } = this;
    const given = { amount, couponId: null, readAt: began.device, began };
    return this.entries.get(orderId)?.at(-1) ?? given;
  }

  /** Whether the tab has the lock of the order. */
  isWorking({ orderId }: Order): boolean {
    return this.isWorkingOn(orderSubject(orderId));
  }

  isWorkingOn(subject: Subject): boolean {
    return selectIsWorking(this.store.getState(), subject);
  }

  private begin(order: Order, shown: Shown, fate: Fate) {
    if (this.isWorking(order)) return;
    this.tapped.set(orderSubject(order.orderId), this.now());
    this.shown.set(order.orderId, shown);
    this.fate = fate;
  }

  /** The cards, as `repaymentWay` gave them once. */
  private async cards({ orderId }: Order) {
    const asked = paymentApi.endpoints.repaymentWay.initiate({ orderId }, { subscribe: false });
    return (await this.dispatch(asked)).data?.cards ?? [];
  }

  async pay(order: Order, amount: string, place: number, isSecondStep: boolean, fate: Fate) {
    const shown = this.screenOf(order, amount);
    const card = (await this.cards(order))[place];
    if (!card) return undefined;
    this.begin(order, shown, fate);
    const { began: _, ...request } = shown;
    return this.dispatch(payByCard({ ...order, ...request, isSecondStep }, card));
  }

  async payOnline(order: Order, amount: string, isSecondStep: boolean, exit: OnlineExit) {
    const shown = this.screenOf(order, amount);
    this.begin(order, shown, exit.fate);
    const { began: _, ...request } = shown;
    const options = {
      userId: ANA.userId,
      isWanted: () => this.isAlive,
      leave: () => {
        exit.leave();
        return true;
      },
    };
    return this.dispatch(payOnline({ ...order, ...request, isSecondStep }, options));
  }

  /** The open card payment; its screen shows its own amount. */
  private openCardPayment(order: Order, fate: Fate) {
    const { open } = this.account(order);
    if (open?.sent.kind !== 'card') return undefined;
    const { amount, couponId, leftAt: readAt } = open.sent;
    this.begin(order, { amount, couponId, readAt, began: this.opened }, fate);
    return open.sent;
  }

  async ask(order: Order, fate: Fate) {
    const cards = await this.cards(order);
    const sent = this.openCardPayment(order, fate);
    const card = cards.find(({ bankName }) => sent?.card.name.startsWith(bankName));
    return card && this.dispatch(askForCode({ ...order, id: sent?.id }, card));
  }

  async enter(order: Order, fate: Fate) {
    const sent = this.openCardPayment(order, fate);
    return this.dispatch(enterCode({ ...order, id: sent?.id }, '123456'));
  }

  check(order: Order) {
    return this.dispatch(checkPayment(order));
  }

  settleByHand(id: string, subject: Subject) {
    this.dispatch(change(subject, 'settledByHand', { id }));
  }

  notPaidThere({ orderId }: Order, id: string) {
    this.dispatch(change(orderSubject(orderId), 'notPaidElsewhere', { id }));
  }

  confirm(request: ConfirmationRequest) {
    const subject = productSubject(request.productId);
    if (!this.isWorkingOn(subject)) this.tapped.set(subject, this.now());
    return this.dispatch(confirmLoan(request));
  }

  checkOffer(productId: string) {
    return this.dispatch(checkConfirmation(productId));
  }

  openOf(subject: Subject) {
    return selectAccount(this.store.getState(), subject).open;
  }

  /** Since its last tap, as far as the page can know it: not how long it slept while its clock was set back. */
  sinceTap(subject: Subject): number {
    const { device, steady } = this.now();
    const tapped = this.tapped.get(subject) ?? this.opened;
    return Math.max(device - tapped.device, steady - tapped.steady);
  }

  receive(happen: () => void) {
    if (this.isFrozen) this.missed.push(happen);
    else happen();
  }

  wake() {
    this.isFrozen = false;
    this.missed.splice(0).forEach((happen) => happen());
  }

  kill() {
    this.isAlive = false;
    this.device.locks.kill(this);
  }
}

interface OnlineExit {
  readonly fate: Fate;
  readonly leave: () => void;
}
