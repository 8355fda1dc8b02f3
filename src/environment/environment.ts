import * as v from 'valibot';
import { LANGUAGE_NUMBERS } from '../i18n/language';
import {
  address,
  addressOrNone,
  appScheme,
  beaconOrNone,
  color,
  count,
  decimals,
  decimalSign,
  email,
  fileOrNone,
  groupSign,
  headerNameOrNone,
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

/**
 * The environment (docs/reference/environment.md#keys): one JSON object with the servers, the lender's look, and
 * the country's formats of numbers, dates and telephones. An operator writes it, so it is checked once at start,
 * key by key.
 */

const fixedOrLaunch = v.picklist(['zh', 'launch'], '"zh" or "launch"');

const numberFormat = v.pipe(
  v.object({
    group: v.optional(groupSign, '.'),
    decimal: v.optional(decimalSign, ','),
    /** Sizes of the digit groups from the right; the last size repeats: `[3, 2]` in India. */
    groups: v.optional(sizes, [3]),
    /** The decimals of an amount, and the power of ten by which minor units are divided. */
    decimals: v.optional(decimals, 2),
    /** The position of the currency's sign. */
    symbol: v.optional(v.picklist(['before', 'after'], '"before" or "after"'), 'before'),
  }),
  v.check(({ group, decimal }) => group !== decimal, 'two signs that differ'),
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
    v.check((colors) => colors.length > 1, 'two or more colours'),
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
});

const nativeBridge = v.object({
  /** The name of the object that an Android app adds to the page. */
  android: v.optional(nativeName, 'android'),
  /** A handler of docs/reference/native.md#calls-of-the-bridge → the native app's name for it. */
  handlers: v.optional(v.record(v.string(), nativeName), {}),
});

export const EnvironmentSchema = v.object({
  apiBase: v.optional(originOrNone, ''),
  h5Base: v.optional(originOrNone, ''),
  generalPrefix: v.optional(prefix, '/entered'),
  loanServicePrefix: v.optional(prefix, '/loan-service'),
  promotionPrefix: v.optional(prefix, '/api/v2/youmi'),
  /** Readable endpoint name → the whole path that a server uses. */
  aliases: v.optional(v.record(v.string(), path), {}),
  /** The encoded names of the envelope's fields; the plain names always work as well. */
  envelope: v.optional(envelope, {}),
  appName: text,
  appTitle: text,
  merchantNumber: text,
  theme,
  /** The currency's sign by language. */
  currency: v.optional(textByLanguage, { es: '$', en: '₹' }),
  /** The format of every amount. Percentages use its decimal sign. */
  numberFormat: v.optional(numberFormat, {}),
  /** The languages of the brand by their number in launches and calls. */
  languages: v.optional(v.record(languageNumber, language), LANGUAGE_NUMBERS),
  /** The language of a launch without a known language, and of the prerendered public pages. */
  defaultLanguage: v.optional(language, 'es'),
  /** IANA name of the zone that shows instants and decides what day it is; empty means the phone's own zone. */
  timeZone: v.optional(timeZoneOrNone, ''),
  mobilePhone: v.optional(mobilePhone, {
    pattern: '^1[3-9]\\d{9}$',
    length: 11,
    groups: [3, 4, 4],
  }),
  /** Refusal codes that mean that the borrower must log in again. */
  sessionExpiredCodes: v.optional(v.array(text), []),
  /** The request header with the session id, which then stands in the address of no call; empty: in each address. */
  sessionHeader: v.optional(headerNameOrNone, ''),
  /** The request header with the idempotency key of a write; empty sends none. */
  intentHeader: v.optional(headerNameOrNone, ''),
  /** Whether the agreement is ticked when a confirmation opens. */
  agreementTicked: v.optional(v.boolean(), true),
  /** The brand's logo: the name of an SVG file in the folder of its documents. Empty: the drawn coin. */
  logo: v.optional(fileOrNone, ''),
  /** The method of the yearly cost of a loan and its legal name; `null` shows no yearly cost. */
  trueCost: v.nullish(
    v.object({
      method: v.picklist(['nominal', 'effective'], '"nominal" or "effective"'),
      name: textByLanguage,
    }),
    null,
  ),
  /** The number of days of an extension, in the app's texts and in the documents. */
  extensionDays: v.optional(count, 7),
  /** The problem type of a complaint about a missing payment. */
  paymentProofType: v.optional(v.string(), ''),
  /** The address for conversions of the promotion, sent by beacon. */
  conversionUrl: v.optional(beaconOrNone, ''),
  /** The address for reports of failures and page speed, sent by beacon. */
  reportUrl: v.optional(beaconOrNone, ''),
  /** The share of pages that report their speed. Failures are reported by every page. */
  reportSample: v.optional(share, 1),
  nativeBridge: v.optional(nativeBridge, {}),
  servicePhone: text,
  contactEmail: email,
  privacyUrl: v.optional(addressOrNone, ''),
  deepLinkScheme: appScheme,
  downloadUrls: v.object({ android: address, ios: address }),
  /** Other origins that an address from a server may lead to. */
  allowedOrigins: v.optional(v.array(origin), []),
  /** Chinese by default; `launch` follows the language of the launch. */
  cardRepaymentLanguage: v.optional(fixedOrLaunch, 'zh'),
  promotionLanguage: v.optional(fixedOrLaunch, 'zh'),
  /**
   * A switch that is not listed is off. The names are types only, so that a production bundle does not contain the
   * launch pad's.
   */
  features: v.optional(v.record(v.string(), v.boolean()), {}),
});

export type FeatureSwitch = 'testPreview' | 'remoteDevTools' | 'devTools';

export type Environment = v.InferOutput<typeof EnvironmentSchema>;
