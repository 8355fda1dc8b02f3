import { BorrowerRegistry } from './borrowerRegistry';
import { Changes } from './changes';
import type { Clock, Instant } from './clock';
import { createClock, wallTime } from './clock';
import type { LenderEnvironment } from './environment';
import { defaultEnvironment } from './environment';
import { FaultRegistry } from './faultRegistry';
import { Ledger } from './ledger';
import { lateChargeOf } from './loanMath';
import type { Random } from './random';
import { createRandom } from './random';
import type { ReceivedFile, ReceivedRequest } from './requestLog';

/** A message that the lender sent: an SMS, or a captcha picture. */
export interface OutboxEntry {
  readonly kind: 'sms' | 'captcha';
  /** A mobile number, or the sid of the captcha. */
  readonly to: string;
  readonly code: string;
  /** Epoch milliseconds of the lender's clock. */
  readonly at: number;
}

/** An online payment that is open on the payment page. */
export interface OnlinePayment {
  readonly borrower: string;
  readonly orderId: string;
  /** In minor units. */
  readonly amount: number;
}

export interface PromotionState {
  /** Captcha by sid. Empty if the sid has no valid captcha. */
  readonly captchas: Map<string, string>;
  /** SMS code by phone number, with its expiry in epoch milliseconds. */
  readonly codes: Map<string, { readonly code: string; readonly expiresAt: number }>;
  readonly registered: Set<string>;
}

/** The lender's whole state. */
export interface LenderState {
  environment: LenderEnvironment;
  /** The origin of the front end. Empty: the lender's own. */
  readonly appOrigin: string;
  readonly clock: Clock;
  /** Is told after each call and each control. */
  readonly changes: Changes;
  /** The time on the lender's wall clock, in the brand's zone. */
  wallTime(): number;
  readonly ledger: Ledger;
  readonly faults: FaultRegistry;
  readonly outbox: OutboxEntry[];
  readonly requests: ReceivedRequest[];
  readonly borrowers: BorrowerRegistry;
  readonly random: Random;
  /** Uploaded pictures by address. */
  readonly uploads: Map<string, ReceivedFile & { readonly owner: string }>;
  readonly onlinePayments: Map<string, OnlinePayment>;
  readonly promotion: PromotionState;
  /** Restores the first state of one borrower, or of all. */
  reset(borrower?: string): void;
}

export interface LenderOptions {
  /** The same seed gives the same ids, sessions and codes. */
  readonly seed?: number;
  /** The time of a clock that does not run. Without `now` the clock follows the machine's clock. */
  readonly now?: Instant;
  readonly environment?: Partial<LenderEnvironment>;
  readonly appOrigin?: string;
}

/** The phone number of a registered visitor. */
export const REGISTERED_PHONE = '13800000011';

export function createState({
  seed = 1,
  now,
  environment,
  appOrigin = '',
}: LenderOptions): LenderState {
  const clock = createClock(now);
  const ledger = new Ledger();
  const faults = new FaultRegistry();
  const outbox: OutboxEntry[] = [];
  const requests: ReceivedRequest[] = [];
  const uploads: LenderState['uploads'] = new Map();
  const onlinePayments: LenderState['onlinePayments'] = new Map();
  const promotion = createPromotion();
  let random = createRandom(seed);
  const atWall = (ms: number) => wallTime(ms, state.environment.timeZone);
  const borrowers = new BorrowerRegistry(
    seed,
    clock,
    (openedAt) => ({
      now: atWall(openedAt),
      extensionDays: state.environment.extensionDays,
      lateCharge: lateChargeOf(state.environment),
    }),
    () => state.environment.mobilePhone,
  );
  const state: LenderState = {
    environment: { ...defaultEnvironment, ...environment },
    appOrigin,
    clock,
    changes: new Changes(),
    wallTime: () => atWall(clock.now()),
    ledger,
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
    reset(borrower) {
      ledger.reset(borrower);
      if (borrower !== undefined) {
        borrowers.reset(borrower);
        return;
      }
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
  return state;
}

function createPromotion(): PromotionState {
  return { captchas: new Map(), codes: new Map(), registered: new Set([REGISTERED_PHONE]) };
}
