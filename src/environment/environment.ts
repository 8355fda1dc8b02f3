import * as v from 'valibot';

/**
 * The environment (contract, section 2): one JSON object that says where the servers are and what the
 * lender looks like. It is data from an operator, so it is checked once, at start, key by key.
 */

/** A text that a pattern accepts; `expectation` is what the operator reads when it does not. */
const textLike = (pattern: RegExp, expectation: string) =>
  v.pipe(v.string(), v.regex(pattern, expectation));
const textThat = (isRight: (value: string) => boolean, expectation: string) =>
  v.pipe(v.string(), v.check(isRight, expectation));

const text = textLike(/\S/, 'a text');
const color = textLike(/^#([0-9a-f]{3}){1,2}$/i, 'a colour such as #1a2b3c');
const language = v.picklist(['zh', 'launch']);
const prefix = textLike(/^(\/[\w.~-]+)*$/, 'a path prefix such as /entered');

/** An `https:` address, or `http:` on a loopback host for development. */
const address = textThat(isSecureAddress, 'an https address');
const addressOrNone = textThat((value) => !value || isSecureAddress(value), 'an https address');
const origin = textThat(isOrigin, 'an origin such as https://lender.example');
const originOrNone = textThat(
  (value) => !value || isOrigin(value),
  'an origin such as https://lender.example',
);

/** The whole path of a call: on the server of `apiBase`, and without a query of its own. */
const path = textLike(/^\/(?!\/)[^\s\\?#]*$/, 'a path such as /entered/v3/x');

/** A scheme of the web's own would open the gate to what it names. */
const appScheme = textLike(
  /^(?!(https?|javascript|vbscript|data|blob|file|about|filesystem|wss?|ftp|tel|mailto)$)[a-z][a-z0-9+.-]*$/i,
  'a scheme of the app, such as lender',
);

function parseUrl(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

function isSecureAddress(value: string): boolean {
  const url = parseUrl(value);
  if (!url) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

function isOrigin(value: string): boolean {
  return isSecureAddress(value) && parseUrl(value)?.origin === value;
}

/** Whether a host name can only be this very machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

export const EnvironmentSchema = v.object({
  apiBase: v.optional(originOrNone, ''),
  h5Base: v.optional(originOrNone, ''),
  generalPrefix: v.optional(prefix, '/entered'),
  loanServicePrefix: v.optional(prefix, '/loan-service'),
  promotionPrefix: v.optional(prefix, '/api/v2/youmi'),
  /** Readable endpoint name → the whole path a server really uses. */
  aliases: v.optional(v.record(v.string(), path), {}),
  /** The envelope's encoded names; the plain names are always the fallback. */
  envelope: v.optional(
    v.object({
      code: v.optional(text),
      data: v.optional(text),
      message: v.optional(text),
      success: v.optional(text),
    }),
    {},
  ),
  appName: text,
  appTitle: text,
  merchantNumber: text,
  theme: v.object({
    gradient: v.pipe(
      v.array(color),
      v.check((colors) => colors.length > 1, 'two or more colours'),
    ),
    fontColors: v.object({ primary: color, secondary: color, inverse: color, accent: color }),
  }),
  currency: v.optional(v.object({ es: text, en: text }), { es: '$', en: '₹' }),
  numberFormat: v.optional(v.object({ group: v.string(), decimal: text }), {
    group: '.',
    decimal: ',',
  }),
  servicePhone: text,
  contactEmail: textLike(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address'),
  privacyUrl: v.optional(addressOrNone, ''),
  deepLinkScheme: appScheme,
  downloadUrls: v.object({ android: address, ios: address }),
  allowedOrigins: v.optional(v.array(origin), []),
  cardRepaymentLanguage: v.optional(language, 'zh'),
  promotionLanguage: v.optional(language, 'zh'),
  /** What is not named is off. The names are types only: a production bundle knows no launch pad. */
  features: v.optional(v.record(v.string(), v.boolean()), {}),
});

export type FeatureSwitch = 'testPreview' | 'remoteDevTools';

export type Environment = v.InferOutput<typeof EnvironmentSchema>;
