import type { Page, Request, Route } from '@playwright/test';
import type { Alias, Lender } from '../../../sandbox';
import type { Answer, FaultCase, OnTheLine } from './spoil';

/** The connection between a real browser and the lender, on which one call gets a fault. */
export class ScreenLine {
  strike: FaultCase['strike'] | undefined;
  /** The number of requests since `begin`. */
  requests = 0;
  /** The call is pending, and no answer will arrive. */
  isSilent = false;
  readonly #open = new Set<Request>();
  #isLeaving = false;

  constructor(
    private readonly page: Page,
    private readonly lender: Lender,
    private readonly alias: Alias,
  ) {
    page.on('request', (request) => this.#open.add(request));
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
    page.on('framenavigated', (frame) => {
      if (this.#isLeaving && frame === page.mainFrame()) this.#forgetLast();
    });
  }

  begin(strike: FaultCase['strike']): void {
    Object.assign(this, { strike, requests: 0, isSilent: false });
  }

  end(): void {
    this.strike = undefined;
  }

  /** Called before a new document is opened. No event ends the requests that the previous document still sends. */
  leave(): void {
    this.#isLeaving = true;
  }

  #forgetLast(): void {
    this.#isLeaving = false;
    this.#open.clear();
  }

  /** The addresses of pending requests. */
  get pending(): readonly string[] {
    return [...this.#open].map((request) => request.url());
  }

  /** Whether no request is pending, except one that gets no answer. */
  get isQuiet(): boolean {
    return this.#open.size === 0;
  }

  async meet(route: Route): Promise<void> {
    if (!this.strike) return route.continue();
    this.requests += 1;
    const line = await this.strike(async () => answerOf(await route.fetch()));
    return this.#deliver(route, line);
  }

  /** Marks the request as one that gets no answer. */
  #fallSilent(route: Route): void {
    this.isSilent = true;
    this.#open.delete(route.request());
  }

  async #deliver(route: Route, line: OnTheLine): Promise<void> {
    switch (line.kind) {
      case 'offline':
        return route.abort('internetdisconnected');
      case 'reset':
        return route.abort('connectionreset');
      case 'stall':
        this.#fallSilent(route);
        return;
      case 'resetMidway':
      case 'stallMidway':
        if (line.kind === 'stallMidway') this.#fallSilent(route);
        this.lender.fault(this.alias, {
          kind: this.isSilent ? 'stallMidway' : 'cutMidway',
          times: 1,
        });
        return route.continue();
      case 'answer': {
        const { status, type, body } = line.answer;
        await route.fulfill({ status, body, headers: type ? { 'content-type': type } : {} });
      }
    }
  }
}

async function answerOf(response: Awaited<ReturnType<Route['fetch']>>): Promise<Answer> {
  const type = response.headers()['content-type'] ?? '';
  return { status: response.status(), type, body: await response.text() };
}
