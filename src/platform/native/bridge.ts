import { requiredContext } from '../base';
import type { Environment } from '../environment';

/**
 * The native bridge (docs/reference/native.md#calls-of-the-bridge): the port that screens use, and its
 * implementation in a web view.
 */

export class NativeError extends Error {
  override readonly name = 'NativeError';
  constructor(readonly handler: string) {
    super(`The native handler ${handler} is missing or failed`);
  }
}

export type NativeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: NativeError };

/** A *quiet* call ignores a missing handler; a *strict* call fails without it. */
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
  // Optional: a caller asks `has` first.
  shareText: 'strict',
  saveFile: 'strict',
  addReminder: 'strict',
} as const satisfies Record<string, 'quiet' | 'strict'>;

type Handler = keyof typeof calls;

export const handlerNames: readonly string[] = Object.keys(calls);

/** The native pages of `openPage` and of deep links (docs/reference/routes.md#native-targets). */
export type NativePage = 'setting' | 'main' | 'login' | 'order' | 'productDetail';

export type PageParameters = Readonly<Record<string, string>> | readonly string[];

/** What each call carries; undefined: nothing. */
interface Payloads {
  readonly closeWebView: undefined;
  readonly toHome: undefined;
  readonly toMine: undefined;
  readonly toLogin: undefined;
  readonly callPhone: { readonly phone: string };
  readonly toRate: undefined;
  readonly confirmBurialPoint: { readonly productId: string };
  readonly startBindBank: undefined;
  readonly endBindBank: undefined;
  readonly openPage: { readonly page: NativePage; readonly params: PageParameters };
  readonly borrowAgain: { readonly productId: string };
  readonly shareText: SharedText;
  readonly saveFile: SavedFile;
  readonly addReminder: Reminder;
}

type Arguments<Payload> = Payload extends undefined ? [] : [payload: Payload];

/** One function for each handler. */
type NativeCalls = {
  readonly [Name in Handler]: (...sent: Arguments<Payloads[Name]>) => NativeResult;
};

export interface NativeBridge extends NativeCalls {
  /** Whether the native app has this handler. */
  readonly has: (handler: Handler) => boolean;
}

export interface SharedText {
  readonly title: string;
  readonly text: string;
}

export interface SavedFile {
  readonly name: string;
  /** A media type, such as `image/png`. */
  readonly type: string;
  /** In Base64. */
  readonly data: string;
}

export interface Reminder {
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly notes: string;
}

/** The globals that the native apps add to the page. */
export interface NativeGlobals {
  readonly webkit?: {
    readonly messageHandlers?: Readonly<
      Record<string, { postMessage: (payload: unknown) => void } | undefined>
    >;
  };
  /** The Android app's object under its default name. */
  readonly android?: unknown;
}

/** The native app's names (the environment's `nativeBridge`). */
export type NativeNames = Environment['nativeBridge'];

const OWN_NAMES: NativeNames = { android: 'android', handlers: {} };

const nameOf = ({ handlers }: NativeNames, handler: string): string => handlers[handler] ?? handler;

const DONE: NativeResult = { ok: true };

/** `report` is called with the handler's name for every strict call that fails. */
export function createWebViewBridge(
  globals: NativeGlobals,
  report: (handler: string) => void,
  names: NativeNames = OWN_NAMES,
): NativeBridge {
  const named = (handler: Handler) => nameOf(names, handler);
  const app: NativeApp = {
    ios: (name) => globals.webkit?.messageHandlers?.[name],
    android: Object(Reflect.get(globals, names.android)) as AndroidObject,
  };
  const post = (handler: Handler, payload?: object): NativeResult => {
    const isPosted = postTo(app, named(handler), payload);
    if (isPosted || calls[handler] === 'quiet') return DONE;
    report(handler);
    return { ok: false, error: new NativeError(handler) };
  };
  const posts = handlerNames.map((name) => [
    name,
    (payload?: object) => post(name as Handler, payload),
  ]);
  return {
    ...(Object.fromEntries(posts) as NativeCalls),
    has: (handler) => !!app.ios(named(handler)) || isFunction(app.android[named(handler)]),
  };
}

type AndroidObject = Readonly<Record<string, unknown>>;

interface NativeApp {
  readonly ios: (name: string) => { postMessage: (payload: unknown) => void } | undefined;
  readonly android: AndroidObject;
}

const isFunction = (value: unknown): value is (json?: string) => void =>
  typeof value === 'function';

/** Whether a handler took the message. iOS gets the payload or `null`; Android gets JSON text or no argument. */
function postTo({ ios, android }: NativeApp, name: string, payload?: object): boolean {
  try {
    const handler = ios(name);
    if (handler) {
      handler.postMessage(payload ?? null);
      return true;
    }
    const method = android[name];
    if (!isFunction(method)) return false;
    // Called on its object: an Android interface method loses its receiver otherwise.
    method.apply(android, payload ? [JSON.stringify(payload)] : []);
    return true;
  } catch {
    return false;
  }
}

export const [BridgeProvider, useBridge] = requiredContext<NativeBridge>('bridge');
