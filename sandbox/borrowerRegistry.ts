import type { Clock } from './clock';
import type { Borrower, Identity } from './model';
import type { BorrowerName } from './seeds';
import { buildBorrower, identityOf, isBorrowerName, seedNames } from './seeds';
import type { SeedContext } from './seedTools';
import type { PhoneRule } from './telephone';
import type { Language } from './texts';

/** What the seeds need of the brand when the lender starts at this instant. */
type StartAt = (openedAt: number) => Omit<SeedContext, 'identity' | 'phones'>;

/** The borrowers. The records of a borrower are built on first use. */
export class BorrowerRegistry {
  readonly #seed: number;
  readonly #clock: Clock;
  readonly #startAt: StartAt;
  readonly #phones: () => PhoneRule;
  readonly #built = new Map<BorrowerName, Borrower>();
  /** The number of repeated logins per borrower. */
  readonly #logins = new Map<BorrowerName, number>();
  #openedAt: number;

  constructor(seed: number, clock: Clock, startAt: StartAt, phones: () => PhoneRule) {
    this.#seed = seed;
    this.#clock = clock;
    this.#startAt = startAt;
    this.#phones = phones;
    this.#openedAt = clock.now();
  }

  get(name: string): Borrower {
    if (!isBorrowerName(name)) throw new RangeError(`No such borrower: ${name}`);
    const known = this.#built.get(name);
    if (known) return known;
    const built = buildBorrower(name, this.#seed, {
      ...this.#startAt(this.#openedAt),
      phones: this.#phones(),
    });
    this.#built.set(name, built);
    return built;
  }

  identity(name: BorrowerName): Identity {
    const identity = identityOf(name, this.#seed, this.#phones());
    const logins = this.#logins.get(name);
    return logins ? { ...identity, sessionId: `${identity.sessionId}${logins}` } : identity;
  }

  logInAgain(name: string): void {
    if (!isBorrowerName(name)) throw new RangeError(`No such borrower: ${name}`);
    this.#logins.set(name, (this.#logins.get(name) ?? 0) + 1);
  }

  setLanguage(name: string, language: Language): void {
    this.get(name).language = language;
  }

  /** Finds the borrower with this user id. */
  nameOf(userId: unknown): BorrowerName | undefined {
    return seedNames.find((name) => this.identity(name).userId === userId);
  }

  /** Finds the borrower of a session. `undefined` if the session is unknown or expired. */
  findBySession(userId: unknown, sessionId: unknown): Borrower | undefined {
    const name = this.nameOf(userId);
    if (!name || this.identity(name).sessionId !== sessionId) return undefined;
    return this.get(name);
  }

  /** Finds the borrower who owns this order. */
  findByOrder(orderId: string): Borrower | undefined {
    const name = seedNames.find((candidate) =>
      this.get(candidate).orders.some((order) => order.orderId === orderId),
    );
    return name && this.get(name);
  }

  /** Restores the first state of one borrower, or of all borrowers. */
  reset(name?: string): void {
    if (name === undefined) {
      this.#built.clear();
      this.#logins.clear();
      this.#openedAt = this.#clock.now();
    } else if (isBorrowerName(name)) {
      this.#built.delete(name);
      this.#logins.delete(name);
    }
  }
}
