/** The native bridge (docs/reference/native.md#calls-of-the-bridge): the port that screens use, and its web-view implementation. */

export class NativeError extends Error {
  override readonly name = 'NativeError';
  constructor(readonly handler: string) {
    super(`The native handler ${handler} is missing or failed`);
  }
}

export type NativeResult =
  { readonly ok: true } | { readonly ok: false; readonly error: NativeError };

/** A *quiet* call ignores a missing handler; a *strict* one fails without it. */
const calls = {
  closeWebView: 'quiet',
  toHome: 'strict',
  toMine: 'strict',
  toLogin: 'strict',
  callPhone: 'strict',
  toRate: 'strict',
  confirmBurialPoint: 'strict',
  startBindBank: 'strict',
  endBindBank: 'quiet',
  openPage: 'strict',
  borrowAgain: 'strict',
} as const satisfies Record<string, 'quiet' | 'strict'>;

type Handler = keyof typeof calls;

export const handlerNames: readonly string[] = Object.keys(calls);

/** Native pages that `openPage` and deep links know (docs/reference/routes.md#native-targets). */
export type NativePage = 'setting' | 'main' | 'login' | 'order' | 'productDetail';

export type PageParameters = Readonly<Record<string, string>> | readonly string[];

export interface NativeBridge {
  /** Whether the app around this page has a handler of that name. */
  has: (handler: Handler) => boolean;
  closeWebView: () => NativeResult;
  toHome: () => NativeResult;
  toMine: () => NativeResult;
  toLogin: () => NativeResult;
  callPhone: (phone: string) => NativeResult;
  toRate: () => NativeResult;
  confirmBurialPoint: (productId: string) => NativeResult;
  startBindBank: () => NativeResult;
  endBindBank: () => NativeResult;
  openPage: (page: NativePage, params: PageParameters) => NativeResult;
  borrowAgain: (productId: string) => NativeResult;
}

/** The globals that the native apps put into the page. */
export interface NativeGlobals {
  readonly webkit?: {
    readonly messageHandlers?: Readonly<
      Record<string, { postMessage: (payload: unknown) => void } | undefined>
    >;
  };
  readonly android?: Readonly<Record<string, unknown>>;
}

const DONE: NativeResult = { ok: true };

/** `report` hears of every strict call that failed, by its handler's name. */
export function createWebViewBridge(
  globals: NativeGlobals,
  report: (handler: string) => void,
): NativeBridge {
  const post = (handler: Handler, payload?: object): NativeResult => {
    const isPosted = postTo(globals, handler, payload);
    if (isPosted || calls[handler] === 'quiet') return DONE;
    report(handler);
    return { ok: false, error: new NativeError(handler) };
  };
  return {
    has: (handler) => !!iosHandler(globals, handler) || isAndroidHandler(globals, handler),
    closeWebView: () => post('closeWebView'),
    toHome: () => post('toHome'),
    toMine: () => post('toMine'),
    toLogin: () => post('toLogin'),
    callPhone: (phone) => post('callPhone', { phone }),
    toRate: () => post('toRate'),
    confirmBurialPoint: (productId) => post('confirmBurialPoint', { productId }),
    startBindBank: () => post('startBindBank'),
    endBindBank: () => post('endBindBank'),
    openPage: (page, params) => post('openPage', { page, params }),
    borrowAgain: (productId) => post('borrowAgain', { productId }),
  };
}

function iosHandler({ webkit }: NativeGlobals, handler: Handler) {
  return webkit?.messageHandlers?.[handler];
}

function isAndroidHandler({ android }: NativeGlobals, handler: Handler): boolean {
  return typeof android?.[handler] === 'function';
}

/** Whether a handler took the message. iOS gets the payload or `null`, Android JSON text or no argument. */
function postTo(globals: NativeGlobals, handler: Handler, payload?: object): boolean {
  try {
    const ios = iosHandler(globals, handler);
    if (ios) {
      ios.postMessage(payload ?? null);
      return true;
    }
    if (!isAndroidHandler(globals, handler)) return false;
    // Called on its object: an Android interface method loses its receiver otherwise.
    const android = globals.android as Record<string, (json?: string) => void>;
    if (payload) android[handler]?.(JSON.stringify(payload));
    else android[handler]?.();
    return true;
  } catch {
    return false;
  }
}
