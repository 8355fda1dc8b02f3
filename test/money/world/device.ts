import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers';
import { type BrowserStorage, PREFIX } from '../../../src/storage/browserStorage';

/** A page, as far as the device knows it. */
export interface Page {
  readonly isAlive: boolean;
  /** A frozen page runs no timer and gets no answer, event or lock until it wakes. */
  readonly isFrozen: boolean;
  /** Lets something happen in the page: at once, or when it wakes. */
  readonly receive: (happen: () => void) => void;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
  readonly page: Page | undefined;
}

/** A borrower's device: its clock, its storage, and the browser's locks. Several tabs share it. */
export class Device {
  now = Date.UTC(2026, 2, 2, 12);
  isFull = false;
  readonly locks = new Locks();
  private readonly pages = new Map<EventTarget, Page>();
  private readonly values = new Map<string, string>();
  private readonly timers = new Map<number, Timer>();
  /** The page whose code runs, also after it has waited for something. */
  private readonly running = new AsyncLocalStorage<Page>();
  private serial = 0;

  /** `onTime` hears how many milliseconds have passed, each time before what happens next. */
  constructor(private readonly onTime: (ms: number) => void = () => undefined) {}

  /** Its clock in place of the machine's. */
  install(): void {
    jest.spyOn(Date, 'now').mockImplementation(() => this.now);
    const begin = (run: () => void, ms = 0) => this.after(ms, run, this.running.getStore());
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(begin as never);
    const end = (id: unknown) => void this.timers.delete(Number(id));
    jest.spyOn(globalThis, 'clearTimeout').mockImplementation(end);
  }

  /** Runs it when the time has passed: in a page, or outside of all pages. */
  after(ms: number, run: () => void, page?: Page): number {
    this.serial += 1;
    this.timers.set(this.serial, { at: this.now + ms, run, page });
    return this.serial;
  }

  /** Runs the code of a page. */
  within<Result>(page: Page, work: () => Result): Result {
    return this.running.run(page, work);
  }

  /** Time passes, and what waits for it happens in its order. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    await settle();
    for (let next = this.nextTimer(end); next; next = this.nextTimer(end)) {
      const [id, { at, run, page }] = next;
      this.timers.delete(id);
      this.advance(at);
      if (page) this.within(page, run);
      else run();
      await settle();
    }
    this.advance(end);
  }

  private advance(to: number): void {
    const ms = Math.max(0, to - this.now);
    this.now += ms;
    this.onTime(ms);
  }

  private nextTimer(end: number) {
    const due = [...this.timers].filter(
      ([, { at, page }]) => at <= end && (!page || (page.isAlive && !page.isFrozen)),
    );
    return due.sort(([, one], [, other]) => one.at - other.at)[0];
  }

  /** Pages that ran when the clock was set back wait as long as before. */
  setBack(ms: number): void {
    this.now -= ms;
    const waiting = [...this.timers];
    waiting.forEach(([id, timer]) => this.timers.set(id, { ...timer, at: timer.at - ms }));
  }

  /** The storage as a page sees it; without a page, as the test itself does. */
  boxFor(events?: EventTarget, page?: Page): BrowserStorage {
    if (events && page) this.pages.set(events, page);
    const isAlive = () => page?.isAlive ?? true;
    const tell = (key: string) => {
      this.pages.forEach((other, target) => {
        if (target === events) return;
        const event = Object.assign(new Event('storage'), { key: PREFIX + key });
        other.receive(() => this.within(other, () => target.dispatchEvent(event)));
      });
    };
    return {
      read: (key) => JSON.parse(this.values.get(key) ?? 'null') as unknown,
      keys: () => [...this.values.keys()],
      write: (key, value) => {
        if (this.isFull || !isAlive()) return false;
        const text = JSON.stringify(value);
        const isNew = this.values.get(key) !== text;
        this.values.set(key, text);
        if (isNew) tell(key);
        return true;
      },
      remove: (key) => {
        if (isAlive() && this.values.delete(key)) tell(key);
      },
    };
  }
}

/** All that follows without time passing has happened. */
const settle = () => new Promise<void>((done) => setImmediate(done));

/** Web Locks, by the tab that asks. */
class Locks {
  private held: { readonly name: string; readonly tab: Page }[] = [];
  private waiting: { readonly name: string; readonly tab: Page; readonly grant: () => void }[] = [];

  for(tab: Page): LockManager {
    const request = async (
      name: string,
      { ifAvailable = false, signal }: LockOptions,
      work: (lock: Lock | null) => unknown,
    ) => {
      if (this.held.some((one) => one.name === name)) {
        if (ifAvailable) return work(null);
        await new Promise<void>((grant) => this.waiting.push({ name, tab, grant }));
        if (signal?.aborted) return undefined;
      }
      const own = { name, tab };
      this.held.push(own);
      await work({ name, mode: 'exclusive' });
      this.free(own);
      return undefined;
    };
    return { request } as LockManager;
  }

  kill(tab: Page): void {
    this.waiting = this.waiting.filter((one) => one.tab !== tab);
    this.held.filter((one) => one.tab === tab).forEach((one) => this.free(one));
  }

  private free(own: { readonly name: string }): void {
    this.held = this.held.filter((one) => one !== own);
    const next = this.waiting.find(({ name }) => name === own.name);
    this.waiting = this.waiting.filter((one) => one !== next);
    next?.tab.receive(next.grant);
  }
}
