/** Tells its listeners that the lender's state may have changed. */
export class Changes {
  readonly #listeners = new Set<() => void>();

  /** Returns the function that ends the listening. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
