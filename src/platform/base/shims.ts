import { randomId } from './random';

/** Adds what libraries use and a browser may lack: Chrome has `at` since 92, and `randomUUID` since 92 and with TLS only. */
export function addShims(): void {
  addMissing(Array.prototype, 'at', function at(this: readonly unknown[], index: number) {
    return this[index < 0 ? this.length + index : index];
  });
  addMissing(crypto, 'randomUUID', randomId);
}

function addMissing(owner: object, name: string, value: unknown): void {
  if ((owner as Record<string, unknown>)[name]) return;
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}
