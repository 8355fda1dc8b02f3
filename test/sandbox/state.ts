import { createClock } from './clock';
import type { Clock, Instant } from './clock';
import { defaultEnvironment } from './environment';
import type { LenderEnvironment } from './environment';
import { FaultBook } from './faults';
import type { Borrower, PaymentKind } from './model';
import { createRandom } from './random';
import type { Random } from './random';
import type { ReceivedFile, ReceivedRequest } from './requestLog';
import { buildBorrower, identityOf, isBorrowerName, seedNames } from './seeds';
import type { BorrowerName } from './seeds';
import type { Language } from './words';

/** An SMS, or a captcha picture, that the lender sent. */
export interface OutboxEntry {
  readonly kind: 'sms' | 'captcha';
  /** A mobile number, or the sid that the captcha belongs to. */
  readonly to: string;
  readonly code: string;
  /** Epoch milliseconds of the lender's clock. */
  readonly at: number;
}

/** An online payment that waits on the payment page. */
export interface OnlinePayment {
  readonly borrower: string;
  readonly orderId: string;
  readonly kind: PaymentKind;
}

export interface PromotionState {
  /** Captcha by sid; empty while none is valid. */
  readonly captchas: Map<string, string>;
  /** SMS code by phone, with its end in epoch milliseconds. */
  readonly codes: Map<string, { readonly code: string; readonly expiresAt: number }>;
  readonly registered: Set<string>;
}

/** Everything the lender knows. A reset makes it as it was at first. */
export interface LenderState {
  readonly environment: LenderEnvironment;
  readonly clock: Clock;
  readonly faults: FaultBook;
  readonly outbox: OutboxEntry[];
  readonly requests: ReceivedRequest[];
  readonly borrowers: BorrowerBook;
  readonly random: Random;
  /** Uploaded pictures by their address. */
  readonly uploads: Map<string, ReceivedFile & { readonly owner: string }>;
  readonly onlinePayments: Map<string, OnlinePayment>;
  readonly promotion: PromotionState;
  reset(): void;
}

export interface LenderOptions {
  /** The same seed gives the same ids, sessions and codes. */
  readonly seed?: number;
  /** Where the clock stands; without it the clock runs with the machine's. */
  readonly now?: Instant;
  readonly environment?: Partial<LenderEnvironment>;
}

/** A visitor who has already registered. */
export const REGISTERED_PHONE = '13800000011';

export function createState({ seed = 1, now, environment }: LenderOptions): LenderState {
  const clock = createClock(now);
  const faults = new FaultBook();
  const outbox: OutboxEntry[] = [];
  const requests: ReceivedRequest[] = [];
  const uploads: LenderState['uploads'] = new Map();
  const onlinePayments: LenderState['onlinePayments'] = new Map();
  const promotion = createPromotion();
  let random = createRandom(seed);
  const borrowers = new BorrowerBook(seed, clock);
  return {
    environment: { ...defaultEnvironment, ...environment },
    clock,
    faults,
    outbox,
    requests,
    borrowers,
    uploads,
    onlinePayments,
    promotion,
    get random() {
      return random;
    },
    reset() {
      clock.reset();
      faults.clear();
      outbox.length = 0;
      requests.length = 0;
      uploads.clear();
      onlinePayments.clear();
      Object.assign(promotion, createPromotion());
      random = createRandom(seed);
      borrowers.reset();
    },
  };
}

/** The borrowers; each one's records are built when they are first asked for. */
export class BorrowerBook {
  readonly #seed: number;
  readonly #clock: Clock;
  readonly #built = new Map<BorrowerName, Borrower>();
  #openedAt: number;

  constructor(seed: number, clock: Clock) {
    this.#seed = seed;
    this.#clock = clock;
    this.#openedAt = clock.now();
  }

  get(name: string): Borrower {
    if (!isBorrowerName(name)) throw new RangeError(`No such borrower: ${name}`);
    const built = this.#built.get(name) ?? buildBorrower(name, this.#seed, this.#openedAt);
    this.#built.set(name, built);
    return built;
  }

  identity(name: BorrowerName) {
    return identityOf(name, this.#seed);
  }

  setLanguage(name: string, language: Language): void {
    this.get(name).language = language;
  }

  /** Whose user id this is. */
  nameOf(userId: unknown): BorrowerName | undefined {
    return seedNames.find((name) => this.identity(name).userId === userId);
  }

  /** The borrower of a session, or nobody. */
  findBySession(userId: unknown, sessionId: unknown): Borrower | undefined {
    const name = this.nameOf(userId);
    if (!name || this.identity(name).sessionId !== sessionId) return undefined;
    return this.get(name);
  }

  /** Whose order this is. */
  findByOrder(orderId: string): Borrower | undefined {
    const name = seedNames.find((candidate) =>
      this.get(candidate).orders.some((order) => order.orderId === orderId),
    );
    return name && this.get(name);
  }

  /** Makes one borrower, or all of them, as they were at first. */
  reset(name?: string): void {
    if (name === undefined) {
      this.#built.clear();
      this.#openedAt = this.#clock.now();
    } else if (isBorrowerName(name)) {
      this.#built.delete(name);
    }
  }
}

function createPromotion(): PromotionState {
  return { captchas: new Map(), codes: new Map(), registered: new Set([REGISTERED_PHONE]) };
}
