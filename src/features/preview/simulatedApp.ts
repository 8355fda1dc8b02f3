import * as v from 'valibot';
import { readEnvironment } from '../../environment/readEnvironment';
import { handlerNames, nameOf, type NativeNames, OWN_NAMES } from '../../native/bridge';
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

/** How long the simulated borrower takes to add a bank account. */
const BINDING_MS = 2_000;

/**
 * Puts the handlers of the chosen native app into the page, under the environment's names for them. They write
 * down what they are told, and do what a page can see of it.
 */
export function simulateApp(page: Window): void {
  const { nativeApp } = readChoices();
  const names = namesIn(page.document);
  const hear = (handler: string, payload: string) => {
    const call = { at: Date.now(), handler: nameOf(names, handler), payload };
    padKeeper().write(NATIVE_CALLS, [call, ...nativeCalls()].slice(0, MOST));
    // What opened the page is the launch pad.
    if (handler === 'closeWebView') page.location.assign(PREVIEW_PATH);
    if (handler === 'startBindBank') {
      page.setTimeout(() => page.dispatchEvent(new Event('bankBindingEnded')), BINDING_MS);
    }
  };
  const android = (handler: string) => (json?: string) => {
    hear(handler, json ?? '');
  };
  const ios = (handler: string) => ({
    postMessage: (payload: unknown) => {
      hear(handler, JSON.stringify(payload));
    },
  });
  const each = (answer: (handler: string) => unknown) =>
    Object.fromEntries(handlerNames.map((handler) => [nameOf(names, handler), answer(handler)]));
  if (nativeApp === 'android') define(page, names.android, each(android));
  if (nativeApp === 'ios') define(page, 'webkit', { messageHandlers: each(ios) });
}

/** A page whose environment is wrong shows no screen, and calls nobody. */
function namesIn(page: Document): NativeNames {
  const reading = readEnvironment(page);
  return reading.ok ? reading.environment.nativeBridge : OWN_NAMES;
}

/** The name may be taken by the browser, read-only. */
function define(page: Window, name: string, value: unknown): void {
  Object.defineProperty(page, name, { value, configurable: true });
}
