/** Web Locks of one device, with the features that the app uses. jsdom has no Web Locks. */
export class FakeLocks {
  private readonly held = new Set<string>();
  private waiting: { readonly name: string; readonly grant: () => void }[] = [];

  readonly request = async (
    name: string,
    { ifAvailable = false, signal }: LockOptions,
    work: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    if (this.held.has(name) && ifAvailable) return work(null);
    if (this.held.has(name)) {
      await new Promise<void>((grant, abort) => {
        this.waiting.push({ name, grant });
        signal?.addEventListener('abort', () => {
          this.waiting = this.waiting.filter((one) => one.grant !== grant);
          abort(new DOMException('aborted', 'AbortError'));
        });
      });
    }
    this.held.add(name);
    const done = await work({ name, mode: 'exclusive' });
    this.free(name);
    return done;
  };

  /** Releases the locks of a page that is gone, and stops its work. */
  killHolder(): void {
    this.held.forEach((name) => {
      this.free(name);
    });
  }

  private free(name: string): void {
    this.held.delete(name);
    const next = this.waiting.find((one) => one.name === name);
    this.waiting = this.waiting.filter((one) => one !== next);
    next?.grant();
  }
}
