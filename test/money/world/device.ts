import { setImmediate } from 'node:timers';
import { type BrowserStorage, PREFIX } from '../../../src/storage/browserStorage';

/** A borrower's device: its clock, its storage, and the browser's locks. Several tabs share it. */
export class Device {
  now = Date.UTC(2026, 2, 2, 12);
  isFull = false;
  readonly locks = new Locks();
  private readonly pages = new Set<EventTarget>();
  private readonly values = new Map<string, string>();
  private readonly timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  private serial = 0;

  /** Its clock in place of the machine's. */
  install(): void {
    jest.spyOn(Date, 'now').mockImplementation(() => this.now);
    const begin = (run: () => void, ms = 0) => {
      this.serial += 1;
      this.timers.set(this.serial, { at: this.now + ms, run });
      return this.serial;
    };
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(begin as never);
    const end = (id: unknown) => void this.timers.delete(Number(id));
    jest.spyOn(globalThis, 'clearTimeout').mockImplementation(end);
  }

  /** Time passes, and what waits for it happens in its order. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    await settle();
    for (let next = this.nextTimer(end); next; next = this.nextTimer(end)) {
      this.timers.delete(next[0]);
      this.now = Math.max(this.now, next[1].at);
      next[1].run();
      await settle();
    }
    this.now = Math.max(this.now, end);
  }

  private nextTimer(end: number) {
    const due = [...this.timers].filter(([, { at }]) => at <= end);
    return due.sort(([, one], [, other]) => one.at - other.at)[0];
  }

  /** Pages that ran when the clock was set back wait as long as before. */
  setBack(ms: number): void {
    this.now -= ms;
    const waiting = [...this.timers];
    waiting.forEach(([id, { at, run }]) => this.timers.set(id, { at: at - ms, run }));
  }

  boxFor(page: EventTarget, isAlive: () => boolean): BrowserStorage {
    this.pages.add(page);
    const tell = (key: string) => {
      const event = Object.assign(new Event('storage'), { key: PREFIX + key });
      this.pages.forEach((other) => other !== page && other.dispatchEvent(event));
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
  private held: { readonly name: string; readonly tab: object }[] = [];
  private waiting: { readonly name: string; readonly tab: object; readonly grant: () => void }[] =
    [];

  for(tab: object): LockManager {
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

  kill(tab: object): void {
    this.waiting = this.waiting.filter((one) => one.tab !== tab);
    this.held.filter((one) => one.tab === tab).forEach((one) => this.free(one));
  }

  private free(own: { readonly name: string }): void {
    this.held = this.held.filter((one) => one !== own);
    const next = this.waiting.find(({ name }) => name === own.name);
    this.waiting = this.waiting.filter((one) => one !== next);
    next?.grant();
  }
}
