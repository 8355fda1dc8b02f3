import { createWebViewBridge, handlerNames, type NativeBridge } from '@/platform/native/bridge';

export interface FakeBridge extends NativeBridge {
  /** Messages to the native app, as `[handler, payload]`. */
  readonly messages: [handler: string, payload: unknown][];
}

/** The real bridge with fake iOS handlers that record calls. The handlers in `missing` do not exist. */
export function fakeBridge(missing: readonly string[] = []): FakeBridge {
  const messages: FakeBridge['messages'] = [];
  const handlers = handlerNames
    .filter((name) => !missing.includes(name))
    .map((name) => [name, { postMessage: (payload: unknown) => messages.push([name, payload]) }]);
  const messageHandlers = Object.fromEntries(handlers) as Record<
    string,
    { postMessage: (payload: unknown) => void }
  >;
  const bridge = createWebViewBridge({ webkit: { messageHandlers } }, () => undefined);
  return Object.assign(bridge, { messages });
}

/** A browser without a native app. */
export const noBridge = () => fakeBridge(handlerNames);
