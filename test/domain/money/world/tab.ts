import { configureStore, type Middleware } from '@reduxjs/toolkit';

import {
  checkConfirmation,
  type ConfirmationRequest,
  confirmLoan,
} from '../../../../src/domain/money/confirmations/confirmLoan';
import { orderSubject, type Subject } from '../../../../src/domain/money/ledger/intent';
import { createSendingLocks } from '../../../../src/domain/money/ledger/sendingLocks';
import {
  isMoneyStep,
  moneySlice,
  selectAccount,
  selectIsWorking,
  step,
} from '../../../../src/domain/money/ledger/slice';
import { storedMoney, storeLedger } from '../../../../src/domain/money/ledger/storedLedger';
import {
  askForCode,
  enterCode,
  payByCard,
} from '../../../../src/domain/money/payments/cardPayment';
import { checkPayment } from '../../../../src/domain/money/payments/checkPayment';
import { paymentApi } from '../../../../src/domain/money/payments/paymentApi';
import { payOnline } from '../../../../src/domain/money/payments/payOnline';
import { api } from '../../../../src/platform/api/api';
import { requestContextOf } from '../../../../src/platform/session/launch/commonParameters';
import { createOwnedStorage } from '../../../../src/platform/storage/ownedStorage';
import type { AppDispatch } from '../../../../src/platform/store/store';
import { testEnvironment } from '../../../support/environment';
import { ownerHashesOf } from '../../../support/ownerHashes';
import type { Device, Page } from './device';
import type { Fate } from './lender';

export const ANA = { userId: 'ana', sessionId: 'S' };
export const ORDER = { productId: '1', orderId: '9' };
const SUBJECT = orderSubject(ORDER.orderId);
export const INTENT_HEADER = 'X-Intent';
const environment = testEnvironment({ intentHeader: INTENT_HEADER });

/** The amount on the screen when the borrower acts. */
interface Shown {
  readonly amount: string;
}

interface Reading<Value> {
  readonly at: number;
  readonly is: Value;
}

/** Reports the id of each intent that the app marks as booked. */
const hearing =
  (onBooked: (id: string) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (isMoneyStep(action) && action.meta.name === 'foundBooked' && 'id' in action.payload) {
      onBooked(action.payload.id);
    }
    return next(action);
  };

/** Answers a tab's requests. A closed tab gets no answer. */
export type Network = (tab: Tab, url: string, init: RequestInit) => Promise<Response>;

/** One page of the app: the real slice, cache, base query, storage and thunks. */
export class Tab implements Page {
  isAlive = true;
  isFrozen = false;
  /** Events that are pending while the page is frozen. */
  private missed: (() => void)[] = [];
  shown: Shown = { amount: '' };
  fate: Fate = 'answered';
  /** The answered readings in order, with the device's time of their start. */
  readonly read = { status: [] as Reading<string>[], amount: [] as Reading<bigint>[] };
  readonly store;

  constructor(
    private readonly device: Device,
    network: Network,
    hasLocks: boolean,
    onBooked: (tab: Tab, id: string) => void,
  ) {
    const page = new EventTarget();
    const box = device.boxFor(page, this);
    const storages = { tab: box, device: box };
    const storage = createOwnedStorage(storages, ownerHashesOf(storages, ANA), page);
    const ports = {
      ...{ environment, storage },
      sendingLocks: createSendingLocks(
        hasLocks ? device.locks.for(this) : undefined,
        () => ANA.userId,
      ),
      fetch: (url: unknown, init: RequestInit = {}) => network(this, String(url), init),
      requestContext: () => requestContextOf(ANA, environment),
    };
    const listen = hearing((id) => onBooked(this, id));
    const storeOf = () =>
      configureStore({
        reducer: { money: moneySlice.reducer, api: api.reducer },
        preloadedState: { money: storedMoney(storage) },
        middleware: (defaults) =>
          defaults({
            thunk: { extraArgument: ports },
            immutableCheck: false,
            serializableCheck: false,
          })
            .prepend(storeLedger({ storage, sendingLocks: ports.sendingLocks }), listen)
            .concat(api.middleware),
      });
    this.store = device.within(this, storeOf);
    void this.dispatch(paymentApi.endpoints.repaymentWay.initiate({ orderId: '9' }));
  }

  /** The store has the money slice and the cache only. */
  private get dispatch(): AppDispatch {
    const dispatch = this.store.dispatch as unknown as AppDispatch;
    return ((action: never) => this.device.within(this, () => dispatch(action))) as AppDispatch;
  }

  get account() {
    return selectAccount(this.store.getState(), SUBJECT);
  }

  get isWorking() {
    return selectIsWorking(this.store.getState(), SUBJECT);
  }

  private begin(amount: string, fate: Fate) {
    if (!this.isWorking) Object.assign(this, { shown: { amount }, fate });
    const way = paymentApi.endpoints.repaymentWay.select({ orderId: '9' })(this.store.getState());
    const readAt = way.fulfilledTimeStamp ?? 0;
    return { ...ORDER, amount, couponId: null, readAt, cards: way.data?.cards ?? [] };
  }

  async pay(amount: string, place: number, isSecondStep: boolean, fate: Fate) {
    const { cards, ...request } = this.begin(amount, fate);
    const card = cards[place];
    return card && this.dispatch(payByCard({ ...request, isSecondStep }, card));
  }

  async payOnline(amount: string, isSecondStep: boolean, fate: Fate, leave: () => void) {
    const { cards: _, ...request } = this.begin(amount, fate);
    const options = {
      userId: ANA.userId,
      isWanted: () => this.isAlive,
      leave: () => {
        leave();
        return true;
      },
    };
    return this.dispatch(payOnline({ ...request, isSecondStep }, options));
  }

  /** The open card payment. */
  private openCardPayment() {
    const { open } = this.account;
    return open?.sent.kind === 'card' ? open.sent : undefined;
  }

  async ask(fate: Fate) {
    const sent = this.openCardPayment();
    const { cards } = this.begin(sent?.amount ?? '', fate);
    const card = cards.find(({ bankName }) => sent?.card.name.startsWith(bankName));
    return card && this.dispatch(askForCode({ ...ORDER, id: sent?.id }, card));
  }

  async enter(fate: Fate) {
    const sent = this.openCardPayment();
    this.begin(sent?.amount ?? '', fate);
    return this.dispatch(enterCode({ ...ORDER, id: sent?.id }, '123456'));
  }

  check() {
    return this.dispatch(checkPayment(ORDER));
  }

  settleByHand(id: string, subject = SUBJECT) {
    this.dispatch(step(subject, 'settledByHand', { id }));
  }

  notPaidThere(id: string) {
    this.dispatch(step(SUBJECT, 'notPaidElsewhere', { id }));
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
