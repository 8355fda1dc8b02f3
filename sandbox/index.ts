import type { LenderApp } from './app';
import { createApp, owns } from './app';
import type { Alias } from './calls';
import type { Clock } from './clock';
import type { ActiveFault } from './faultRegistry';
import type { Fault, FaultScope } from './faults';
import type { Fetch } from './fetch';
import { createFetch } from './fetch';
import type { BorrowerCard, LaunchOverrides } from './launch';
import { borrowerCards, launch } from './launch';
import type { AcceptedWrite } from './ledger';
import type { ShopPayment } from './payment';
import { acceptedBy, payInShop } from './payment';
import type { ReceivedRequest } from './requestLog';
import type { BorrowerName } from './seeds';
import { seedNames } from './seeds';
import type { LenderOptions, OutboxEntry } from './state';
import { createState } from './state';

export type { AcceptedWrite } from './ledger';
export type { Alias } from './calls';
export type { Fault } from './faults';
export type { BorrowerCard } from './launch';
export type { ReceivedRequest } from './requestLog';
export type { BorrowerName } from './seeds';
export type { LenderOptions, OutboxEntry } from './state';
export { aliases, calls } from './calls';
export { REGISTERED_PHONE } from './state';

/** A refusal in the lender's envelope. */
export interface RefusalOptions extends FaultScope {
  readonly code: unknown;
  readonly message: string;
}

/** The test lender: one app that answers every call of docs/reference/calls.md#table, with its own state. */
export interface Lender {
  /** Replaces `window.fetch`. A relative address is an address of the lender. */
  readonly fetch: Fetch;
  /** The same app over HTTP: see `lenderListener` in `./node`. */
  readonly app: LenderApp;
  /** Whether the lender answers this path. */
  owns(path: string): boolean;

  readonly borrowers: readonly BorrowerName[];
  /** Names, descriptions and launch parameters for the launch pad. */
  borrowerCards(): BorrowerCard[];
  /** The launch parameters of a borrower. An override of `undefined` removes a parameter. */
  launch(borrower: BorrowerName, overrides?: LaunchOverrides): Record<string, string>;

  /** Logs the borrower in again. Later launches use the new `sessionId`. The earlier session has expired. */
  logInAgain(borrower: BorrowerName): void;

  /** Refuses a call until `times` is used up or the faults are cleared. */
  refuse(alias: Alias | '*', refusal: RefusalOptions): ActiveFault;
  /** Changes the answers of a call until `times` is used up or the faults are cleared. */
  fault(alias: Alias | '*', fault: Fault): ActiveFault;
  clearFaults(alias?: Alias | '*'): void;

  /** SMS codes and captchas, the newest last. */
  readonly outbox: readonly OutboxEntry[];
  readonly clock: Pick<Clock, 'now' | 'advance' | 'set'>;
  /** Every received call, the newest last. */
  readonly requests: readonly ReceivedRequest[];
  /** Pays the order's reference in a shop. Returns the order's new status. */
  pay(payment: ShopPayment): string;
  /** Every accepted payment and confirmation, the newest last. A write that was sent twice is listed twice. */
  readonly accepted: readonly AcceptedWrite[];
  /**
   * Delays the booking of later writes by `delayMs` of the lender's clock. Without `delayMs`, writes wait for
   * `book`. With 0, the default, writes are booked at once.
   */
  bookLate(delayMs?: number): void;
  /** Books every accepted write. */
  book(): void;
  /** Restores the first state: borrowers, clock, faults, outbox, requests. */
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
      state.ledger.delayMs = delayMs;
    },
    book: () => {
      state.ledger.bookUntil(Infinity);
    },
    reset: () => {
      state.reset();
    },
  };
}
