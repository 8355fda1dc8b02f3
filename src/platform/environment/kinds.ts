import * as v from 'valibot';
import { isLanguage, type LaunchLanguage } from './language';
import type { Problem } from './problems';

/** The kinds of values in an environment, each with the name of its error: `problems.ts` has the words for the operator. */

const textLike = (pattern: RegExp, problem: Problem) =>
  v.pipe(v.string(), v.regex(pattern, problem));
const textThat = (isRight: (value: string) => boolean, problem: Problem) =>
  v.pipe(v.string(), v.check(isRight, problem));

export const text = textLike(/\S/, 'string');
export const language = v.custom<LaunchLanguage>(isLanguage, 'language' satisfies Problem);
/** The language's number in launches and calls. */
export const languageNumber = textLike(/^\d{1,9}$/, 'languageNumber');
export const textByLanguage = v.record(language, text);
/** The name of a file beside the documents. */
export const fileOrNone = textLike(/^([\w-]+\.svg)?$/, 'file');
export const color = textLike(/^#([0-9a-f]{3}){1,2}$/i, 'color');
export const emailOrNone = textLike(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, 'email');
export const prefix = textLike(/^(\/[\w.~-]+)*$/, 'prefix');

/** The whole path of a call on the server of `apiBase`, without a query. */
export const path = textLike(/^\/(?!\/)[^\s\\?#]*$/, 'path');

/** An `https:` address, or `http:` on a loopback host for development, without a user name or a password. */
export const address = textThat(isSecureAddress, 'address');
export const addressOrNone = textThat((value) => !value || isSecureAddress(value), 'address');
export const origin = textThat(isOrigin, 'origin');
export const originOrNone = textThat((value) => !value || isOrigin(value), 'origin');
export const beaconOrNone = textThat(
  (value) => /^(\/(?![/\\])[^\s\\#]*)?$/.test(value) || isSecureAddress(value),
  'beacon',
);

/**
 * Schemes that run code, open a file or open another app. The environment may not use them, because the address
 * gate accepts the environment's scheme.
 */
const FOREIGN_SCHEMES =
  'https? javascript vbscript data blob file about filesystem content intent android-app market wss? ftp tel mailto';

export const appScheme = textLike(
  new RegExp(`^(?!(${FOREIGN_SCHEMES.replaceAll(' ', '|')})$)[a-z][a-z0-9+.-]*$`, 'i'),
  'scheme',
);

/**
 * Headers that a page cannot set: a browser drops the names that the Fetch standard forbids. The calls have the others
 * already (docs/reference/calls.md#clients).
 */
const TAKEN_HEADERS =
  /^(accept-charset|accept-encoding|access-control-.*|connection|content-length|content-type|cookie2?|date|dnt|expect|host|keep-alive|origin|proxy-.*|referer|sec-.*|set-cookie2?|te|trailer|transfer-encoding|upgrade|user-agent|via|x-http-method|x-http-method-override|x-method-override|x-requested-with|crp_phe|dearest|showy|dearer|language|swift|eyes)$/i;

const isHeaderName = (value: string): boolean =>
  /^([a-z][a-z\d-]*)?$/i.test(value) && !TAKEN_HEADERS.test(value);

export const headerNameOrNone = textThat(isHeaderName, 'headerName');

/** The session's header alone may be `Authorization`: an intent's id is no credential. */
export const intentHeaderOrNone = textThat(
  (value) => isHeaderName(value) && !/^authorization$/i.test(value),
  'headerName',
);

/** The name of an object or a handler that the native app adds to the page. */
export const nativeName = textLike(/^[a-z_$][\w$]*$/i, 'nativeName');

export const timeZoneOrNone = textThat(isTimeZone, 'timeZone');

export const pattern = textThat(isPattern, 'pattern');

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

export const count = v.custom<number>(isCount, 'count' satisfies Problem);

export const days = v.custom<number>(
  (value) => value === 0 || isCount(value),
  'days' satisfies Problem,
);

/** A share of all pages: 0 is no page, 1 is every page. */
export const share = v.custom<number>(
  (value) => typeof value === 'number' && value >= 0 && value <= 1,
  'share' satisfies Problem,
);

/** Minor units are at most thousandths. */
export const decimals = v.custom<number>(
  (value) => [0, 1, 2, 3].includes(Number(value)) && typeof value === 'number',
  'decimals' satisfies Problem,
);

/** A country's telephone code may be empty. */
export const countryCode = textLike(/^([1-9]\d{0,3})?$/, 'countryCode');

/** Sizes of digit groups. */
export const sizes = v.custom<readonly number[]>(
  (value) => Array.isArray(value) && value.length > 0 && value.every(isCount),
  'sizes' satisfies Problem,
);

/** The sign between groups may be empty. */
export const groupSign = textLike(/^\D?$/, 'groupSign');
export const decimalSign = textLike(/^[^\d\s]$/, 'decimalSign');

function parseUrl(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

/**
 * A name or an IP address, with or without a port. `URL` accepts more characters, of which `;` and `,` are
 * separators in a Content-Security-Policy.
 */
const HOST = /^([a-z\d.-]+|\[[a-f\d:.]+\])(:\d+)?$/i;

function isSecureAddress(value: string): boolean {
  const url = parseUrl(value);
  if (!url) return false;
  if (url.username || url.password || !HOST.test(url.host)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

function isOrigin(value: string): boolean {
  return isSecureAddress(value) && parseUrl(value)?.origin === value;
}

/** Whether a host name can only be this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/**
 * Asks the engine, because the engine formats the dates. Some engines also accept `+05:30`. The phone's own zone
 * is not checked: the check takes 50 ms on a slow phone.
 */
function isTimeZone(value: string): boolean {
  if (!value) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return !/^[-+]/.test(value);
  } catch {
    return false;
  }
}

function isPattern(value: string): boolean {
  try {
    return !!value && !!new RegExp(value);
  } catch {
    return false;
  }
}
