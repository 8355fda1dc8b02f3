import * as v from 'valibot';
import { isLanguage, LANGUAGES, type LaunchLanguage } from './language';

/** The kinds of values in an environment, each with its error message for the operator. */

const textLike = (pattern: RegExp, expectation: string) =>
  v.pipe(v.string(), v.regex(pattern, expectation));
const textThat = (isRight: (value: string) => boolean, expectation: string) =>
  v.pipe(v.string(), v.check(isRight, expectation));

export const text = textLike(/\S/, 'a text');
export const language = v.custom<LaunchLanguage>(
  isLanguage,
  `a language of the app: ${Object.keys(LANGUAGES).join(', ')}`,
);
/** The language's number in launches and calls. */
export const languageNumber = textLike(/^\d{1,9}$/, 'a number such as "3"');
export const textByLanguage = v.record(language, text);
/** The name of a file beside the documents. */
export const fileOrNone = textLike(/^([\w-]+\.svg)?$/, 'the name of an SVG file such as logo.svg');
export const color = textLike(/^#([0-9a-f]{3}){1,2}$/i, 'a colour such as #1a2b3c');
export const emailOrNone = textLike(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, 'an e-mail address');
export const prefix = textLike(/^(\/[\w.~-]+)*$/, 'a path prefix such as /entered');

/** The whole path of a call on the server of `apiBase`, without a query. */
export const path = textLike(/^\/(?!\/)[^\s\\?#]*$/, 'a path such as /entered/v3/x');

/** An `https:` address, or `http:` on a loopback host for development, without a user name or a password. */
export const address = textThat(isSecureAddress, 'an https address');
export const addressOrNone = textThat(
  (value) => !value || isSecureAddress(value),
  'an https address',
);
export const origin = textThat(isOrigin, 'an origin such as https://lender.example');
export const originOrNone = textThat(
  (value) => !value || isOrigin(value),
  'an origin such as https://lender.example',
);
export const beaconOrNone = textThat(
  (value) => /^(\/(?![/\\])[^\s\\#]*)?$/.test(value) || isSecureAddress(value),
  'an https address, or a path on our own origin such as /reports',
);

/**
 * Schemes that run code, open a file or open another app. The environment may not use them, because the address
 * gate accepts the environment's scheme.
 */
const FOREIGN_SCHEMES =
  'https? javascript vbscript data blob file about filesystem content intent android-app market wss? ftp tel mailto';

export const appScheme = textLike(
  new RegExp(`^(?!(${FOREIGN_SCHEMES.replaceAll(' ', '|')})$)[a-z][a-z0-9+.-]*$`, 'i'),
  'a scheme of the app, such as lender',
);

export const headerNameOrNone = textLike(
  /^([a-z][a-z\d-]*)?$/i,
  'the name of a header, such as Idempotency-Key',
);

/** The name of an object or a handler that the native app adds to the page. */
export const nativeName = textLike(/^[a-z_$][\w$]*$/i, 'a name such as callPhone');

export const timeZoneOrNone = textThat(isTimeZone, 'a time zone such as America/Mexico_City');

export const pattern = textThat(isPattern, 'a regular expression such as ^[6-9]\\d{9}$');

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

export const count = v.custom<number>(isCount, 'a whole number above 0');

export const days = v.custom<number>(
  (value) => value === 0 || isCount(value),
  'a whole number of days',
);

/** A share of all pages: 0 is no page, 1 is every page. */
export const share = v.custom<number>(
  (value) => typeof value === 'number' && value >= 0 && value <= 1,
  'a number from 0 to 1',
);

/** Minor units are at most thousandths. */
export const decimals = v.custom<number>(
  (value) => [0, 1, 2, 3].includes(Number(value)) && typeof value === 'number',
  'a whole number from 0 to 3',
);

/** Sizes of digit groups. */
export const sizes = v.custom<readonly number[]>(
  (value) => Array.isArray(value) && value.length > 0 && value.every(isCount),
  'sizes of groups of digits, such as [3]',
);

/** The sign between groups may be empty. */
export const groupSign = textLike(/^\D?$/, 'one sign such as , or none');
export const decimalSign = textLike(/^[^\d\s]$/, 'one sign such as .');

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
