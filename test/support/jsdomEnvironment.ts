import { createHash } from 'node:crypto';
import JsdomEnvironment from 'jest-environment-jsdom';
import { screenSeen } from './screenSeen';

/** Globals that jsdom lacks and supported browsers have, taken from Node. */
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

/** The browser's digest. It settles in the same task, so that fake timers do not delay it. */
const digest = (_: 'SHA-256', data: Uint8Array) =>
  Promise.resolve(createHash('sha256').update(data).digest());

/** The start of a stack's first position. */
const TRACE = /\n(?=\s+at .+:\d+:\d+\)?)(.*)/s;

/** The start of the Testing Library's dump of the document. */
const MARKUP = /\n\n(?:Ignored nodes:|Here are the accessible roles:)/;

// A worker without work ends by itself, and Node then frees its heap of 1.5 GB piece by piece. Jest waits for 500 ms and
// reports a leak. `exit` leaves the heap to the system.
if (process.send) process.once('exit', (code) => process.exit(code));

export default class BrowserLikeEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of LENT) {
      if (!(name in this.global)) Object.assign(this.global, { [name]: globalThis[name] });
    }
    // jsdom has only `performance.now()`. Reports of the first answer also need these.
    Object.assign(this.global.performance, {
      mark: performance.mark.bind(performance),
      getEntriesByName: performance.getEntriesByName.bind(performance),
    });
    Object.defineProperty(this.global.crypto, 'subtle', { value: { digest }, configurable: true });
  }

  /** Adds the visible screen to the message of a failed test. */
  handleTestEvent(event: { readonly name: string; readonly error?: unknown }): void {
    const { document } = this.global;
    if (event.name !== 'test_fn_failure' || !document.body.textContent.trim()) return;
    const { stack } = Object(event.error) as Partial<Error>;
    if (stack === undefined) return;
    // Jest prints the stack, which starts with the message.
    const [message = '', trace = ''] = stack.split(TRACE);
    const [complaint = ''] = message.split(MARKUP);
    const said = `${complaint}\n\n${screenSeen(document)}\n${trace}`;
    Object.assign(event.error as Error, { stack: said });
  }
}
