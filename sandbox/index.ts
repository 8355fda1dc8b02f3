import type { LenderApp } from './app';
import { createApp, owns } from './app';
import type { AcceptedWrite } from './books';
import type { Alias } from './calls';
import type { Clock } from './clock';
import type { ActiveFault } from './faultBook';
import type { Fault, FaultScope } from './faults';
import type { Fetch } from './fetch';
import { createFetch } from './fetch';
import type { BorrowerCard, LaunchOverrides } from './launch';
import { borrowerCards, launch } from './launch';
import type { ShopPayment } from './payment';
import { acceptedBy, payInShop } from './payment';
import type { ReceivedRequest } from './requestLog';
import type { BorrowerName } from './seeds';
import { seedNames } from './seeds';
import type { LenderOptions, OutboxEntry } from './state';
import { createState } from './state';

export type { AcceptedWrite } from './books';
export type { Alias } from './calls';
export type { Fault } from './faults';
export type { BorrowerCard } from './launch';
export type { ReceivedRequest } from './requestLog';
export type { BorrowerName } from './seeds';
export type { LenderOptions, OutboxEntry } from './state';
export { aliases, calls } from './calls';
export { REGISTERED_PHONE } from './state';

/** A refusal in the lender's own envelope. */
export interface RefusalOptions extends FaultScope {
  readonly code: unknown;
  readonly message: string;
}

/** The lender in a box: one app that answers every call of docs/reference/calls.md#table, with its own state. */
export interface Lender {
  /** Stands in for `window.fetch`; a relative address is the lender's. */
  readonly fetch: Fetch;
  /** The same over HTTP; see `lenderListener` in `./node`. */
  readonly app: LenderApp;
  /** Whether a path is the lender's to answer. */
  owns(path: string): boolean;

  readonly borrowers: readonly BorrowerName[];
  /** Names, descriptions and launch parameters, as the launch pad shows them. */
  borrowerCards(): BorrowerCard[];
  /** The launch parameters of a borrower; an override of `undefined` takes one out. */
  launch(borrower: BorrowerName, overrides?: LaunchOverrides): Record<string, string>;

  /**
   * The borrower logs in again: a new `sessionId`, with which they are launched from now on. The earlier one has
   * expired.
   */
  logInAgain(borrower: BorrowerName): void;

  /** Refuses a call, until `times` is used up or the faults are cleared. */
  refuse(alias: Alias | '*', refusal: RefusalOptions): ActiveFault;
  /** Spoils the answers of a call, until `times` is used up or the faults are cleared. */
  fault(alias: Alias | '*', fault: Fault): ActiveFault;
  clearFaults(alias?: Alias | '*'): void;

  /** SMS codes and captchas, the newest last. */
  readonly outbox: readonly OutboxEntry[];
  readonly clock: Pick<Clock, 'now' | 'advance' | 'set'>;
  /** Every call as it came, the newest last. */
  readonly requests: readonly ReceivedRequest[];
  /** Somebody pays the order's reference in a shop; gives the order's new status. */
  pay(payment: ShopPayment): string;
  /** Every payment and confirmation that was accepted, the newest last: what left twice is here twice. */
  readonly accepted: readonly AcceptedWrite[];
  /**
   * From now on the figures show what is accepted only so many milliseconds later on the lender's clock; without
   * a time, when it is told to book; with 0, at once, as at first.
   */
  bookLate(delayMs?: number): void;
  /** Books everything that was accepted. */
  book(): void;
  /** No `repayToken` that a borrower was given until now pays any more. */
  expireTokens(borrower: BorrowerName): void;
  /** Makes everything as it was at first: borrowers, clock, faults, outbox, requests. */
  reset(): void;
}

export function createLender(options: LenderOptions = {}): Lender {
  const state = createState(options);
  const app = createApp(state);
  return {
    app,
    fetch: createFetch(app),
    owns: (path) => owns(state.environment, path),
    borrowers: seedNames,
    borrowerCards: () => borrowerCards(state),
    launch: (borrower, overrides) => launch(state, borrower, overrides),
    refuse: (alias, refusal) => state.faults.set(alias, { kind: 'refuse', ...refusal }),
    fault: (alias, fault) => state.faults.set(alias, fault),
    clearFaults: (alias) => {
      state.faults.clear(alias);
    },
    outbox: state.outbox,
    clock: state.clock,
    requests: state.requests,
    logInAgain: (borrower) => {
      state.borrowers.logInAgain(borrower);
    },
    pay: (payment) => payInShop(state, payment),
    get accepted() {
      return acceptedBy(state);
    },
    bookLate: (delayMs = Infinity) => {
      state.books.delayMs = delayMs;
    },
    book: () => {
      state.books.bookUntil(Infinity);
    },
    expireTokens: (borrower) => {
      for (const order of state.borrowers.get(borrower).orders) order.repayTokens.clear();
    },
    reset: () => {
      state.reset();
    },
  };
}
