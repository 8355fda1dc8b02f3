import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers';
import { type BrowserStorage, PREFIX } from '@/platform/storage/browserStorage';
import type { DurableStorage, Revised } from '@/platform/storage/durableStorage';
import { Locks } from './locks';
import type { Page } from './page';

interface Timer {
  readonly at: number;
  readonly run: () => void;
  readonly page: Page | undefined;
}

/** A page's copy of `localStorage`: the own writes, and those of other pages after a delay. */
interface View {
  readonly page: Page;
  readonly values: Map<string, string>;
  /** The own last write of each key. An earlier write of another page does not replace it. */
  readonly own: Map<string, number>;
}

/** How often a browser writes `localStorage` to the disk, in milliseconds. IndexedDB's strict transactions are there at once. */
const FLUSH_MS = 5_000;

const FRAME_MS = 16;

/** The number of timers and writes so far, of all devices: no history ends a timer of another one. */
let serial = 0;

/**
 * The page whose code runs, also across awaits. One for all devices: Node copies the value of each such storage to every
 * promise, and one that was used is never let go.
 */
const running = new AsyncLocalStorage<Page>();

/** A borrower's device: its clock, its storage and its disk, and the browser's locks. Several tabs share it. */
export class Device {
  now = Date.UTC(2026, 2, 2, 12);
  /** The pages' own clock: nobody sets it, and it stops while the phone sleeps. */
  steady = 0;
  isFull = false;
  readonly locks = new Locks();
  /** The time until a page sees what another one wrote to `localStorage`, in milliseconds. */
  lag = 0;
  /** How long a transaction of IndexedDB takes, in milliseconds. */
  disk = 2;
  private readonly views = new Map<EventTarget, View>();
  private values = new Map<string, string>();
  private flushed = new Map<string, string>();
  private flushedAt = 0;
  private readonly entries = new Map<string, unknown>();
  private readonly timers = new Map<number, Timer>();
  /** `onTime` receives the elapsed milliseconds before each timer. */
  constructor(private readonly onTime: (ms: number) => void = () => undefined) {}

  /** Replaces the machine's clock and timers. */
  install(): void {
    // The calls that the mocks have recorded in earlier histories fill the memory.
    jest.clearAllMocks();
    jest.spyOn(Date, 'now').mockImplementation(() => this.now);
    jest.spyOn(performance, 'now').mockImplementation(() => this.steady);
    const begin = (run: () => void, ms = 0) => this.after(ms, run, running.getStore());
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(begin as never);
    const end = (id: unknown) => void this.timers.delete(Number(id));
    jest.spyOn(globalThis, 'clearTimeout').mockImplementation(end);
    // The store tells its subscribers in a frame. A real one would come by the machine's clock, in another history.
    jest
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation((run) => begin(() => run(this.now), FRAME_MS));
    jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(end);
  }

  /** Runs a callback after `ms` milliseconds: in a page, or outside of all pages. */
  after(ms: number, run: () => void, page?: Page): number {
    serial += 1;
    this.timers.set(serial, { at: this.now + ms, run, page });
    return serial;
  }

  /** Runs code as the code of a page. */
  within<Result>(page: Page, work: () => Result): Result {
    return running.run(page, work);
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
    this.steady += ms;
    if (Math.abs(this.now - this.flushedAt) >= FLUSH_MS) {
      this.flushed = new Map(this.values);
      this.flushedAt = this.now;
    }
    this.onTime(ms);
  }

  private nextTimer(end: number) {
    const due = [...this.timers].filter(
      ([, { at, page }]) => at <= end && (!page || (page.isAlive && !page.isFrozen)),
    );
    return due.sort(([, one], [, other]) => one.at - other.at)[0];
  }

  /** Sets the clock on or back. Pending timers keep their remaining time. */
  setClock(ms: number): void {
    this.now += ms;
    const waiting = [...this.timers];
    waiting.forEach(([id, timer]) => this.timers.set(id, { ...timer, at: timer.at + ms }));
  }

  /** The browser's process ends: what `localStorage` has not written to the disk is lost. Its pages are closed before. */
  die(): void {
    this.values = new Map(this.flushed);
  }

  /** The storage of a page. Without a page it is the storage of the test itself, which every page sees at once. */
  boxFor(events?: EventTarget, page?: Page): BrowserStorage {
    const view = page && { page, values: new Map(this.values), own: new Map<string, number>() };
    if (events && view) this.views.set(events, view);
    const seen = view?.values ?? this.values;
    const isAlive = () => page?.isAlive ?? true;
    const set = (key: string, text: string | undefined) => {
      if (seen.get(key) === text) return;
      put(seen, key, text);
      put(this.values, key, text);
      serial += 1;
      view?.own.set(key, serial);
      this.tellOthers(events, { key, text, place: serial });
    };
    return {
      read: (key) => JSON.parse(seen.get(key) ?? 'null') as unknown,
      keys: () => [...seen.keys()],
      write: (key, value) => {
        if (this.isFull || !isAlive()) return false;
        set(key, JSON.stringify(value));
        return true;
      },
      remove: (key) => {
        if (isAlive()) set(key, undefined);
      },
    };
  }

  private tellOthers(events: EventTarget | undefined, change: Change): void {
    this.views.forEach((view, target) => {
      if (target === events || !view.page.isAlive) return;
      const hear = () => {
        if (change.place < (view.own.get(change.key) ?? 0)) return;
        put(view.values, change.key, change.text);
        const event = Object.assign(new Event('storage'), { key: PREFIX + change.key });
        this.within(view.page, () => target.dispatchEvent(event));
      };
      if (events && this.lag > 0) this.after(this.lag, () => view.page.receive(hear));
      else view.page.receive(hear);
    });
  }

  /** IndexedDB in a page. A transaction whose page dies before its end writes nothing. */
  durableFor(page: Page): DurableStorage {
    let pending: Promise<unknown> = Promise.resolve();
    const transact = (work: () => void) => {
      const before = pending;
      const done = new Promise<void>((end) => {
        this.after(
          this.disk,
          () => {
            work();
            end();
          },
          page,
        );
      });
      pending = done.then(() => before);
    };
    const written = async () => {
      await pending;
    };
    let onRead: Parameters<DurableStorage['restore']>[0] | undefined;
    const refresh = () => {
      transact(() => onRead?.(new Map(this.entries)));
      return written();
    };
    return {
      restore: (listener) => {
        onRead = listener;
        void refresh();
      },
      refresh,
      write: (name, value) => {
        const isFull = this.isFull;
        transact(() => {
          const { revision } = Object(this.entries.get(name)) as Partial<Revised>;
          if (!isFull && !(Number(revision) > value.revision)) this.entries.set(name, value);
        });
      },
      written,
      hashOf: () => Promise.resolve(undefined),
    };
  }
}

interface Change {
  readonly key: string;
  readonly text: string | undefined;
  /** Its place among all writes of all pages. */
  readonly place: number;
}

const put = (values: Map<string, string>, key: string, text: string | undefined) => {
  if (text === undefined) values.delete(key);
  else values.set(key, text);
};

/** Waits for all effects that need no passing of time. */
const settle = () => new Promise<void>((done) => setImmediate(done));
