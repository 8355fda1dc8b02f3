import JsdomEnvironment from 'jest-environment-jsdom';
import { screenSeen } from './screenSeen';

/** What jsdom lacks and every browser of ours has, lent by Node. */
const LENT = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
] as const;

export default class BrowserLikeEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of LENT) {
      if (!(name in this.global)) Object.assign(this.global, { [name]: globalThis[name] });
    }
  }

  /** A test that fails also says what a person would have seen then. */
  handleTestEvent(event: { readonly name: string; readonly error?: unknown }): void {
    const { document } = this.global;
    if (event.name !== 'test_fn_failure' || !document.body.textContent.trim()) return;
    const { message, stack } = Object(event.error) as Partial<Error>;
    if (message === undefined || stack === undefined) return;
    const seen = `${message}\n\n${screenSeen(document)}`;
    // Jest prints the stack, which begins with the message.
    Object.assign(event.error as Error, { stack: stack.replace(message, () => seen) });
  }
}
