import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers';
import { type BrowserStorage, PREFIX } from '../../../../src/platform/storage/browserStorage';

/** A page as the device knows it. */
export interface Page {
  readonly isAlive: boolean;
  /** A frozen page runs no timer and receives no answer, event or lock until it resumes. */
  readonly isFrozen: boolean;
  /** Runs a callback in the page: at once, or when the page resumes. */
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
  /** The page whose code runs, also across awaits. */
  private readonly running = new AsyncLocalStorage<Page>();
  private serial = 0;

  /** `onTime` receives the elapsed milliseconds before each timer. */
  constructor(private readonly onTime: (ms: number) => void = () => undefined) {}

  /** Replaces the machine's clock and timers. */
  install(): void {
    jest.spyOn(Date, 'now').mockImplementation(() => this.now);
    const begin = (run: () => void, ms = 0) => this.after(ms, run, this.running.getStore());
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(begin as never);
    const end = (id: unknown) => void this.timers.delete(Number(id));
    jest.spyOn(globalThis, 'clearTimeout').mockImplementation(end);
  }

  /** Runs a callback after `ms` milliseconds: in a page, or outside of all pages. */
  after(ms: number, run: () => void, page?: Page): number {
    this.serial += 1;
    this.timers.set(this.serial, { at: this.now + ms, run, page });
    return this.serial;
  }

  /** Runs code as the code of a page. */
  within<Result>(page: Page, work: () => Result): Result {
    return this.running.run(page, work);
  }

  /** Lets time pass, and runs the due timers in order. */
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

  /** Sets the clock back. Pending timers keep their remaining time. */
  setBack(ms: number): void {
    this.now -= ms;
    const waiting = [...this.timers];
    waiting.forEach(([id, timer]) => this.timers.set(id, { ...timer, at: timer.at - ms }));
  }

  /** The storage of a page. Without a page it is the storage of the test itself. */
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

/** Waits for all effects that need no passing of time. */
const settle = () => new Promise<void>((done) => setImmediate(done));

/** Web Locks, by tab. */
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
