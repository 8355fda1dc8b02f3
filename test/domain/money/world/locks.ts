import type { Page } from './page';

/** Web Locks, by tab. */
export class Locks {
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
