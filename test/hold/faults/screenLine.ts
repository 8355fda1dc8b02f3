import type { Page, Request } from '@playwright/test';
import type { AliasName } from '@/contract';
import type { Fault, Lender } from '../../../sandbox';
import { defaultEnvironment, pathOf } from '../../../sandbox/environment';

/** Faults after which no answer comes, and the connection stays open. */
const SILENT: ReadonlySet<Fault['kind']> = new Set(['stall', 'stallAfter', 'stallMidway']);

/** The requests of a real browser to the lender, of which one call gets a fault. */
export class ScreenLine {
  /** The number of the call's requests since `begin`. */
  requests = 0;
  /** The call is pending, and no answer will arrive. */
  isSilent = false;
  #fault: Fault | undefined;
  #isWatched = false;
  readonly #open = new Set<Request>();
  #isLeaving = false;

  constructor(
    page: Page,
    private readonly lender: Lender,
    private readonly alias: AliasName,
  ) {
    page.on('request', (request) => this.#meet(request));
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
    page.on('framenavigated', (frame) => {
      if (this.#isLeaving && frame === page.mainFrame()) this.#forgetLast();
    });
  }

  /** Counts the call's requests from now on, and gives them the fault. */
  begin(fault: Fault | undefined): void {
    this.#fault = fault;
    this.#isWatched = true;
    Object.assign(this, { requests: 0, isSilent: false });
    if (fault) this.lender.fault(this.alias, fault);
  }

  end(): void {
    this.#isWatched = false;
    this.lender.clearFaults(this.alias);
  }

  /** Called before a new document is opened. No event ends the requests that the previous document still sends. */
  leave(): void {
    this.#isLeaving = true;
  }

  #forgetLast(): void {
    this.#isLeaving = false;
    this.#open.clear();
  }

  #meet(request: Request): void {
    const isOfCall = new URL(request.url()).pathname === pathOf(this.alias, defaultEnvironment);
    if (this.#isWatched && isOfCall) {
      this.requests += 1;
      this.isSilent = !!this.#fault && SILENT.has(this.#fault.kind);
      // A request without an answer is not awaited.
      if (this.isSilent) return;
    }
    this.#open.add(request);
  }

  /** The addresses of pending requests. */
  get pending(): readonly string[] {
    return [...this.#open].map((request) => request.url());
  }

  /** Whether no request is pending, except one that gets no answer. */
  get isQuiet(): boolean {
    return this.#open.size === 0;
  }
}
