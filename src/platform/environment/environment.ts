import * as v from 'valibot';
import {
  address,
  addressOrNone,
  appScheme,
  beaconOrNone,
  color,
  count,
  countryCode,
  days,
  decimals,
  decimalSign,
  emailOrNone,
  fileOrNone,
  groupSign,
  headerNameOrNone,
  intentHeaderOrNone,
  language,
  languageNumber,
  nativeName,
  origin,
  originOrNone,
  path,
  pattern,
  prefix,
  share,
  sizes,
  text,
  textByLanguage,
  timeZoneOrNone,
} from './kinds';
import { LANGUAGE_NUMBERS } from './language';
import type { Problem } from './problems';

/**
 * The environment (docs/reference/environment.md#keys): one JSON object with the servers, the lender's brand, and
 * the country's formats of numbers, dates and telephones. An operator writes the environment, so the start of a page
 * checks each key once.
 */

const fixedOrLaunch = v.picklist(['zh', 'launch'], 'zhOrLaunch' satisfies Problem);

const numberFormat = v.pipe(
  v.object({
    group: v.optional(groupSign, '.'),
    decimal: v.optional(decimalSign, ','),
    /** Sizes of the digit groups from the right; the last size repeats: `[3, 2]` in India. */
    groups: v.optional(sizes, [3]),
    /** The decimals of an amount, and the power of ten by which minor units are divided. */
    decimals: v.optional(decimals, 2),
    /** The position of the currency's sign. */
    symbol: v.optional(
      v.picklist(['before', 'after'], 'beforeOrAfter' satisfies Problem),
      'before',
    ),
  }),
  v.check(({ group, decimal }) => group !== decimal, 'signs' satisfies Problem),
);

const envelope = v.object({
  code: v.optional(text),
  data: v.optional(text),
  message: v.optional(text),
  success: v.optional(text),
});

const theme = v.object({
  gradient: v.pipe(
    v.array(color),
    v.check((colors) => colors.length > 1, 'colors' satisfies Problem),
  ),
  fontColors: v.object({ primary: color, secondary: color, inverse: color, accent: color }),
});

/** The promotion's rule for a visitor's mobile number: digits only, grouped as usual in the country. */
const mobilePhone = v.object({
  /** The whole number must match this regular expression. */
  pattern,
  /** The maximum number of digits in the field. */
  length: count,
  /** Sizes of the digit groups from the left; the last size repeats. */
  groups: sizes,
  /** What a number may begin with, alone or after `+` or `00`. */
  countryCode: v.optional(countryCode, ''),
});

const nativeBridge = v.object({
  /** The name of the object that an Android app adds to the page. */
  android: v.optional(nativeName, 'android'),
  /** A handler of docs/reference/native.md#calls-of-the-bridge → the native app's name for it. */
  handlers: v.optional(v.record(v.string(), nativeName), {}),
});

/** The comment of a key is its meaning in the reference: `npm run openapi` writes it there. */
export const EnvironmentSchema = v.object({
  /**
   * Origin of every call. A host, here and in every key, is letters, digits, `.` and `-` (or an IP address), with an
   * optional port.
   */
  apiBase: v.optional(originOrNone, ''),
  /** Origin under which this app is served, for links that the app gives to the native app. */
  h5Base: v.optional(originOrNone, ''),
  /** Prefix of every `/v3` and `/user-problem` path. */
  generalPrefix: v.optional(prefix, '/entered'),
  /** Prefix of the paths of the four `repayment-*` calls. */
  loanServicePrefix: v.optional(prefix, '/loan-service'),
  /** Prefix of the paths of the promotion calls. */
  promotionPrefix: v.optional(prefix, '/api/v2/youmi'),
  /** Name of a call → its whole path on the server, without a prefix, see docs/reference/calls.md#table. */
  aliases: v.optional(v.record(v.string(), path), {}),
  /**
   * Encoded names of the envelope, for example `{"code": "x1", "data": "x2", "message": "x3", "success": "x4"}`; the
   * plain names are the fallback.
   */
  envelope: v.optional(envelope, {}),
  /** The app's code, sent with calls. */
  appName: text,
  /** The app's name, shown to borrowers and visitors. */
  appTitle: text,
  /** The merchant number of calls whose launch has none. */
  merchantNumber: text,
  /**
   * `gradient` (two or more colours), `fontColors` (`primary`, `secondary`, `inverse`, `accent`), see
   * docs/reference/environment.md#theme.
   */
  theme,
  /**
   * `auto`: light or dark, as the device wishes; `light`: always light, see docs/reference/environment.md#appearance.
   */
  appearance: v.optional(v.picklist(['auto', 'light'], 'autoOrLight' satisfies Problem), 'auto'),
  /** The currency's sign by language. */
  currency: v.optional(textByLanguage, { es: '$', en: '₹' }),
  /**
   * The format of every amount, see docs/reference/environment.md#money; `groups` counts from the right, and the last
   * size repeats (`[3, 2]` in India).
   */
  numberFormat: v.optional(numberFormat, {}),
  /** A launch's `language` → the code of a language, see docs/reference/environment.md#languages. */
  languages: v.optional(v.record(languageNumber, language), LANGUAGE_NUMBERS),
  /** One of `languages`: the language of a launch without a known language, and of the rendered public pages. */
  defaultLanguage: v.optional(language, 'es'),
  /** IANA name of the lender's time zone, for every shown time and for the current day. Empty: the phone's zone. */
  timeZone: v.optional(timeZoneOrNone, ''),
  /**
   * The promotion's rule for a mobile number; `groups` counts from the left, and the last size repeats. A number may begin
   * with `countryCode`, alone or after `+` or `00`; none where it is missing.
   */
  mobilePhone: v.optional(mobilePhone, {
    pattern: '^1[3-9]\\d{9}$',
    length: 11,
    groups: [3, 4, 4],
    countryCode: '86',
  }),
  /** Codes of an answer to a money write that mean: it is being worked on, see docs/reference/money.md#refused-or-unknown. */
  pendingCodes: v.optional(v.array(text), []),
  /** Codes of refusals that end the session; HTTP 401 always ends it. */
  sessionExpiredCodes: v.optional(v.array(text), []),
  /** The header that carries the session id as `Bearer <sessionId>` instead of the address of each call. */
  sessionHeader: v.optional(headerNameOrNone, ''),
  /**
   * The header in which each write carries the id of its intent, see
   * docs/reference/money.md#an-intent-says-what-it-pays.
   */
  intentHeader: v.optional(intentHeaderOrNone, ''),
  /** Whether the agreement's box is ticked when a confirmation opens; `false` in `peso` and `rupee`. */
  agreementTicked: v.optional(v.boolean(), true),
  /** An SVG in the folder of the documents, see docs/reference/environment.md#logo. */
  logo: v.optional(fileOrNone, ''),
  /**
   * `{"method": "nominal" or "effective", "name": {"es": "Costo anual total con IVA", "en": "APR"}}`, see
   * docs/reference/cost.md.
   */
  trueCost: v.nullish(
    v.object({
      method: v.picklist(['nominal', 'effective'], 'method' satisfies Problem),
      name: textByLanguage,
    }),
    null,
  ),
  /** The country's name of the tax on interest and commission, such as `{"en": "GST"}`. Empty: value-added tax. */
  taxName: v.optional(textByLanguage, {}),
  /** Days by which an extension postpones. */
  extensionDays: v.optional(count, 7),
  /** The complaint type (`problemType`) of a missing payment. Empty: no button reports a missing payment. */
  paymentProofType: v.optional(v.string(), ''),
  /** The complaint type under which a borrower says that they cannot pay. Empty: nothing offers that. */
  hardshipType: v.optional(v.string(), ''),
  /** The complaint type under which a borrower withdraws from a loan, see docs/reference/environment.md#help. */
  withdrawalType: v.optional(v.string(), ''),
  /** Days after the disbursement in which a borrower may withdraw; needs `withdrawalType`. 0: no day. */
  withdrawalDays: v.optional(days, 0),
  /** Independent debt advice, an `https:` address that opens outside the app. Empty: none. */
  adviceUrl: v.optional(addressOrNone, ''),
  /**
   * `{"days": 30, "name": {"es": …}, "url": "https://…", "phone": ""}`: who else helps where a complaint has no reply
   * after these days.
   */
  escalation: v.nullish(
    v.object({
      days,
      name: textByLanguage,
      url: v.optional(addressOrNone, ''),
      phone: v.optional(v.string(), ''),
    }),
    null,
  ),
  /** `{"min": 10000}` (minor units): the smallest part of a debt that a borrower may pay. */
  partialPayment: v.nullish(v.object({ min: count }), null),
  /** Schemes of payment apps, such as `upi`, that the address of an online payment may have. */
  paymentSchemes: v.optional(v.array(appScheme), []),
  /**
   * The address that receives reports of conversions: like `reportUrl` an `https:` address or a path on our own origin,
   * see docs/reference/reports.md#conversion.
   */
  conversionUrl: v.optional(beaconOrNone, ''),
  /** The address that receives reports of failures and page speed, see docs/reference/reports.md. */
  reportUrl: v.optional(beaconOrNone, ''),
  /** The share of pages that report their speed, from 0 to 1; every page reports its failures. */
  reportSample: v.optional(share, 1),
  /**
   * Name of the Android object; name of a handler → the native app's name for it, see
   * docs/reference/native.md#calls-of-the-bridge.
   */
  nativeBridge: v.optional(nativeBridge, {}),
  /** The lender's fixed telephone. */
  servicePhone: text,
  /** The lender's fixed e-mail address. Empty: the public site has no contact form. */
  contactEmail: v.optional(emailOrNone, ''),
  /** Address of the page that `/Policy` shows in its frame. */
  privacyUrl: v.optional(addressOrNone, ''),
  /**
   * Scheme of the native app's deep links: the lender's own, not `javascript`, `data`, `blob`, `file`, `about`,
   * `vbscript`, `content`, `intent`, `android-app` or `market`.
   */
  deepLinkScheme: appScheme,
  /** `{"android": …, "ios": …}`: download addresses for a template without addresses. */
  downloadUrls: v.object({ android: address, ios: address }),
  /** Origins, in addition to our own, to which an address from a server may lead. */
  allowedOrigins: v.optional(v.array(origin), []),
  /** Language of the payment screens: `"zh"` is Chinese, `"launch"` is the launch's language, as in `peso` and `rupee`. */
  cardRepaymentLanguage: v.optional(fixedOrLaunch, 'zh'),
  /** Language of the promotion: `"zh"` or `"launch"`, as for `cardRepaymentLanguage`. */
  promotionLanguage: v.optional(fixedOrLaunch, 'zh'),
  /**
   * Switches, off by default: `testPreview` (the launch pad) and `remoteDevTools`, both ignored by a production build;
   * `devTools` (Redux DevTools in a production build, masked). A development build always has `devTools`.
   */
  features: v.optional(v.record(v.string(), v.boolean()), {}),
});

/** Types only: a production bundle does not contain the launch pad's name. */
export type FeatureSwitch = 'testPreview' | 'remoteDevTools' | 'devTools';

export type Environment = v.InferOutput<typeof EnvironmentSchema>;
