import {
  createWebViewBridge,
  handlerNames,
  type NativeBridge,
  NativeError,
  type NativeResult,
} from '@/platform/native/bridge';

type Handler = Exclude<keyof NativeBridge, 'has'>;
const HANDLERS = handlerNames as readonly Handler[];

const QUIET: readonly Handler[] = ['closeWebView', 'endBindBank'];
const STRICT = HANDLERS.filter((handler) => !QUIET.includes(handler));

/** Payloads (docs/reference/native.md#calls-of-the-bridge). A handler that is not listed has none. */
const PAYLOADS: Partial<Record<Handler, object>> = {
  callPhone: { phone: '+52 55' },
  confirmBurialPoint: { productId: '31' },
  openPage: { page: 'productDetail', params: { productId: '31' } },
  borrowAgain: { productId: '31' },
  shareText: { title: 'Pago', text: '$1' },
  saveFile: { name: 'a.png', type: 'image/png', data: 'UE5H' },
  addReminder: { title: 'Pago', date: '2026-12-01', notes: 'x' },
};

const act = (bridge: NativeBridge, handler: Handler) =>
  (bridge[handler] as (payload?: object) => NativeResult)(PAYLOADS[handler]);

const fail = () => {
  throw new Error('the native side failed');
};

describe.each(HANDLERS)('%s', (handler) => {
  it('posts its payload to the iOS handler, or null', () => {
    const postMessage = jest.fn();
    const webkit = { messageHandlers: { [handler]: { postMessage } } };
    const bridge = createWebViewBridge({ webkit }, jest.fn());
    expect(bridge.has(handler)).toBe(true);
    expect(act(bridge, handler)).toEqual({ ok: true });
    expect(postMessage.mock.calls).toEqual([[PAYLOADS[handler] ?? null]]);
  });

  it('calls the Android method on its object with JSON text, or without an argument', () => {
    const calls: unknown[][] = [];
    const android: Record<string, unknown> = {
      [handler](this: unknown, ...given: unknown[]) {
        if (this !== android) throw new TypeError('Java bridge method invoked on another object');
        calls.push(given);
      },
    };
    const bridge = createWebViewBridge({ android }, jest.fn());
    expect(bridge.has(handler)).toBe(true);
    expect(act(bridge, handler)).toEqual({ ok: true });
    const payload = PAYLOADS[handler];
    expect(calls).toEqual([payload ? [JSON.stringify(payload)] : []]);
  });
});

const absent = [
  ['there is no native app', {}],
  ['the app has other handlers', { webkit: { messageHandlers: {} }, android: {} }],
  ['what stands there is no method', { android: Object.fromEntries(HANDLERS.map((h) => [h, 1])) }],
] as const;
const broken = [
  [
    'the iOS handler throws',
    {
      webkit: {
        messageHandlers: Object.fromEntries(HANDLERS.map((h) => [h, { postMessage: fail }])),
      },
    },
  ],
  ['the Android method throws', { android: Object.fromEntries(HANDLERS.map((h) => [h, fail])) }],
] as const;

describe.each([...absent, ...broken])('when %s', (_, globals) => {
  it.each(STRICT)('%s fails with an error that names it, and is reported', (handler) => {
    const report = jest.fn();
    const result = act(createWebViewBridge(globals, report), handler);
    if (result.ok) throw new Error('the call must fail');
    expect(result.error).toBeInstanceOf(NativeError);
    expect(result.error).toMatchObject({ name: 'NativeError', handler });
    expect(result.error.message).toContain(handler);
    expect(report.mock.calls).toEqual([[handler]]);
  });

  it.each(QUIET)('%s does nothing and succeeds', (handler) => {
    const report = jest.fn();
    expect(act(createWebViewBridge(globals, report), handler)).toEqual({ ok: true });
    expect(report).not.toHaveBeenCalled();
  });
});

it.each(absent)('has no handler when %s', (_, globals) => {
  const bridge = createWebViewBridge(globals, jest.fn());
  expect(HANDLERS.filter((handler) => bridge.has(handler))).toEqual([]);
});

it('finds a handler that the app adds after the page was opened', () => {
  const android: Record<string, unknown> = {};
  const bridge = createWebViewBridge({ android }, jest.fn());
  expect(bridge.toHome().ok).toBe(false);
  android.toHome = jest.fn();
  expect(bridge.toHome().ok).toBe(true);
});

describe('a native app with other handler names', () => {
  const names = { android: 'LenderHost', handlers: { callPhone: 'dial' } };

  it('is called by them on Android, and by the default names where it has none', () => {
    const host = { dial: jest.fn(), toHome: jest.fn() };
    const bridge = createWebViewBridge({ LenderHost: host } as object, () => undefined, names);
    expect(bridge.callPhone({ phone: '1' })).toEqual({ ok: true });
    expect(host.dial).toHaveBeenCalledWith('{"phone":"1"}');
    expect(bridge.toHome()).toEqual({ ok: true });
    expect(bridge.has('callPhone')).toBe(true);
    expect(bridge.has('toMine')).toBe(false);
  });

  it('is called by these names on iOS', () => {
    const dial = { postMessage: jest.fn() };
    const globals = { webkit: { messageHandlers: { dial } } };
    createWebViewBridge(globals, () => undefined, names).callPhone({ phone: '1' });
    expect(dial.postMessage).toHaveBeenCalledWith({ phone: '1' });
  });
});
