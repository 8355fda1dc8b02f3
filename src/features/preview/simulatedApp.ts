import * as v from 'valibot';
import { readChoices } from './choices';
import { PREVIEW_PATH } from './previewPath';

/** A message that the page sent to the simulated native app. */
export interface NativeCall {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly handler: string;
  readonly payload: string;
}

const KEY = 'launchPad.nativeCalls';
const KEPT = 30;

const CallsSchema = v.array(v.object({ at: v.number(), handler: v.string(), payload: v.string() }));

/** The newest first. */
export function nativeCalls(): readonly NativeCall[] {
  return v.parse(v.fallback(CallsSchema, []), JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
}

export function forgetNativeCalls(): void {
  sessionStorage.removeItem(KEY);
}

/** Puts the handlers of the chosen native app into the page. They write down what they are told. */
export function simulateApp(page: Window): void {
  const { nativeApp } = readChoices(page.sessionStorage);
  const hear = (handler: string, payload: string) => {
    const calls = [{ at: Date.now(), handler, payload }, ...nativeCalls()].slice(0, KEPT);
    page.sessionStorage.setItem(KEY, JSON.stringify(calls));
    // What opened the page is the launch pad.
    if (handler === 'closeWebView') page.location.assign(PREVIEW_PATH);
  };
  const android = (handler: string) => (json?: string) => {
    hear(handler, json ?? '');
  };
  const ios = (handler: string) => ({
    postMessage: (payload: unknown) => {
      hear(handler, JSON.stringify(payload));
    },
  });
  if (nativeApp === 'android') define(page, 'android', answersEveryName(android));
  if (nativeApp === 'ios') {
    define(page, 'webkit', { messageHandlers: answersEveryName(ios) });
  }
}

const answersEveryName = (answer: (name: string) => unknown) =>
  new Proxy({}, { get: (_, name) => answer(String(name)) });

/** The name may be taken by the browser, read-only. */
function define(page: Window, name: string, value: unknown): void {
  Object.defineProperty(page, name, { value, configurable: true });
}
