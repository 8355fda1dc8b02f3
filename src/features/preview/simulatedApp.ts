import * as v from 'valibot';
import { checkedBy } from '../../session/checkedBy';
import type { Kept } from '../../session/keeper';
import { padKeeper, readChoices } from './choices';
import { PREVIEW_PATH } from './previewPath';

/** A message that the page sent to the simulated native app. */
export interface NativeCall {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly handler: string;
  readonly payload: string;
}

const MOST = 30;

const CallsSchema = v.array(v.object({ at: v.number(), handler: v.string(), payload: v.string() }));

export const NATIVE_CALLS: Kept<readonly NativeCall[]> = {
  key: 'launchPad.nativeCalls',
  where: 'tab',
  owner: 'nobody',
  check: checkedBy(CallsSchema),
};

/** The newest first. */
export const nativeCalls = (): readonly NativeCall[] => padKeeper().read(NATIVE_CALLS) ?? [];

export function forgetNativeCalls(): void {
  padKeeper().remove(NATIVE_CALLS);
}

/** Puts the handlers of the chosen native app into the page. They write down what they are told. */
export function simulateApp(page: Window): void {
  const { nativeApp } = readChoices();
  const hear = (handler: string, payload: string) => {
    const calls = [{ at: Date.now(), handler, payload }, ...nativeCalls()].slice(0, MOST);
    padKeeper().write(NATIVE_CALLS, calls);
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
