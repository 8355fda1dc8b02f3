import { configureStore, type Middleware } from '@reduxjs/toolkit';
import {
  checkConfirmation,
  type ConfirmationRequest,
  confirmLoan,
} from '@/domain/money/confirmations/confirmLoan';
import { type Account, orderSubject, type Subject } from '@/domain/money/ledger/intent';
import { askedAt } from '@/domain/money/ledger/sending';
import { createSendingLocks } from '@/domain/money/ledger/sendingLocks';
import {
  isMoneyStep,
  moneySlice,
  type MoneyStep,
  selectAccount,
  selectIsWorking,
  step,
} from '@/domain/money/ledger/slice';
import { storedMoney, storeLedger } from '@/domain/money/ledger/storedLedger';
import { askForCode, enterCode, payByCard } from '@/domain/money/payments/cardPayment';
import { checkPayment } from '@/domain/money/payments/checkPayment';
import { paymentApi } from '@/domain/money/payments/paymentApi';
import { payOnline } from '@/domain/money/payments/payOnline';
import { instalmentApi } from '@/domain/orders/instalment';
import { api } from '@/platform/api/api';
import { requestContextOf } from '@/platform/session/launch/commonParameters';
import { sessionSlice } from '@/platform/session/slice';
import { noDurableStorage } from '@/platform/storage/durableStorage';
import { createOwnedStorage } from '@/platform/storage/ownedStorage';
import type { AppDispatch, RootState } from '@/platform/store';
import { testEnvironment } from '../../../support/environment';
import { ownerHashesOf } from '../../../support/ownerHashes';
import type { Device } from './device';
import type { Fate } from './lender';
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

/** What the world hears of a tab. */
export interface Listener {
  /** Answers a tab's requests. A closed tab gets no answer. */
  readonly network: (tab: Tab, url: string, init: RequestInit) => Promise<Response>;
  /** A step of the ledger changed an account. */
  readonly onChange: (tab: Tab, subject: Subject, before: Account, action: MoneyStep) => void;
}

const hearing =
  (
    onStep: (before: Account, action: MoneyStep) => void,
  ): Middleware<object, Pick<RootState, 'money'>> =>
  (store) =>
  (next) =>
  (action) => {
    if (!isMoneyStep(action)) return next(action);
    const { subject, stored } = action.meta;
    const before = stored ?? selectAccount(store.getState(), subject);
    const result = next(action);
    if (selectAccount(store.getState(), subject) !== before) onStep(before, action);
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
  readonly read = { status: [] as Reading<string>[], amount: [] as Reading<bigint>[] };
  /** When the reading began that gave the order's amount in the cache. */
  readonly began = new Map<string, Moment>();
  readonly store;

  constructor(
    private readonly device: Device,
    { network, onChange }: Listener,
    { hasLocks, hasDisk }: { readonly hasLocks: boolean; readonly hasDisk: boolean },
    private readonly opened: Moment,
  ) {
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
      fetch: (url: unknown, init: RequestInit = {}) => network(this, String(url), init),
      requestContext: () => requestContextOf(ANA, environment),
    };
    const listen = hearing((before, action) => onChange(this, action.meta.subject, before, action));
    const storeOf = () =>
      configureStore({
        reducer: {
          money: moneySlice.reducer,
          session: sessionSlice.reducer,
          api: api.reducer,
        },
        preloadedState: { money: storedMoney(storage) },
        middleware: (defaults) =>
          defaults({
            thunk: { extraArgument: ports },
            immutableCheck: false,
            serializableCheck: false,
          })
            .prepend(storeLedger(ports), listen)
            .concat(api.middleware),
      });
    this.store = device.within(this, storeOf);
  }

  /** The store has the slices of money and session, and the cache. */
  private get dispatch(): AppDispatch {
    const dispatch = this.store.dispatch as unknown as AppDispatch;
    return ((action: never) => this.device.within(this, () => dispatch(action))) as AppDispatch;
  }

  account({ orderId }: Order) {
    return selectAccount(this.store.getState(), orderSubject(orderId));
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
    const readAt = askedAt({ ...query, isFetching: query.isLoading });
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
    return selectIsWorking(this.store.getState(), orderSubject(orderId));
  }

  private begin(order: Order, shown: Shown, fate: Fate) {
    if (this.isWorking(order)) return;
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
    this.dispatch(step(subject, 'settledByHand', { id }));
  }

  notPaidThere({ orderId }: Order, id: string) {
    this.dispatch(step(orderSubject(orderId), 'notPaidElsewhere', { id }));
  }

  confirm(request: ConfirmationRequest) {
    return this.dispatch(confirmLoan(request));
  }

  checkOffer(productId: string) {
    return this.dispatch(checkConfirmation(productId));
  }

  openOf(subject: Subject) {
    return selectAccount(this.store.getState(), subject).open;
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
