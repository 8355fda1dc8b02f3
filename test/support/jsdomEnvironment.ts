import JsdomEnvironment from 'jest-environment-jsdom';

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
}
