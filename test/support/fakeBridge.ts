import { createWebViewBridge, type NativeBridge } from '../../src/native/bridge';

export interface FakeBridge extends NativeBridge {
  /** Messages that reached the native app, as `[handler, payload]`. */
  readonly messages: [handler: string, payload: unknown][];
}

const ALL = [
  'closeWebView',
  'toHome',
  'toMine',
  'toLogin',
  'callPhone',
  'toRate',
  'confirmBurialPoint',
  'startBindBank',
  'endBindBank',
  'openPage',
  'borrowAgain',
] as const;

/** The real bridge over recording iOS handlers; those in `missing` are not there. */
export function fakeBridge(missing: readonly (typeof ALL)[number][] = []): FakeBridge {
  const messages: FakeBridge['messages'] = [];
  const handlers = ALL.filter((name) => !missing.includes(name)).map((name) => [
    name,
    { postMessage: (payload: unknown) => messages.push([name, payload]) },
  ]);
  const messageHandlers = Object.fromEntries(handlers) as Record<
    string,
    { postMessage: (payload: unknown) => void }
  >;
  const bridge = createWebViewBridge({ webkit: { messageHandlers } }, () => undefined);
  return Object.assign(bridge, { messages });
}

/** A plain browser: no native app around the page. */
export const noBridge = () => fakeBridge(ALL);
