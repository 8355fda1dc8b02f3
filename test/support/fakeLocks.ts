/** Web Locks of one device, as far as the app uses them; jsdom has none. */
export class FakeLocks {
  private readonly held = new Set<string>();
  private waiting: { readonly name: string; readonly grant: () => void }[] = [];

  readonly request = async (
    name: string,
    { ifAvailable = false }: LockOptions,
    work: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    if (this.held.has(name) && ifAvailable) return work(null);
    if (this.held.has(name)) {
      await new Promise<void>((grant) => {
        this.waiting.push({ name, grant });
      });
    }
    this.held.add(name);
    const done = await work({ name, mode: 'exclusive' });
    this.free(name);
    return done;
  };

  /** The page that holds them is gone, and whatever it was doing. */
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
