import * as v from 'valibot';
import {
  address,
  addressOrNone,
  appScheme,
  beaconOrNone,
  color,
  count,
  decimalSign,
  email,
  groupSign,
  headerNameOrNone,
  inBothLanguages,
  nativeName,
  origin,
  originOrNone,
  path,
  pattern,
  prefix,
  sizes,
  text,
  timeZoneOrNone,
} from './kinds';

/**
 * The environment (docs/reference/environment.md#keys): one JSON object that says where the servers are, what the lender
 * looks like, and how its country writes numbers, dates and telephones. It is data from an operator, so it
 * is checked once, at start, key by key.
 */

const fixedOrLaunch = v.picklist(['zh', 'launch'], '"zh" or "launch"');
const launchLanguage = v.picklist(['es', 'en'], '"es" or "en"');

const numberFormat = v.pipe(
  v.object({
    group: v.optional(groupSign, '.'),
    decimal: v.optional(decimalSign, ','),
    /** Sizes of the groups of digits from the right, the last one repeated: `[3, 2]` in India. */
    groups: v.optional(sizes, [3]),
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

/** The promotion's rule for a visitor's number: digits only, grouped as people there write them. */
const mobilePhone = v.object({
  /** The whole number must match it. */
  pattern,
  /** The most digits that the field takes. */
  length: count,
  /** Sizes of the groups from the left, the last one repeated. */
  groups: sizes,
});

const nativeBridge = v.object({
  /** The object that an Android app puts into the page. */
  android: v.optional(nativeName, 'android'),
  /** A handler of docs/reference/native.md#calls-of-the-bridge → the name that the native app has for it. */
  handlers: v.optional(v.record(v.string(), nativeName), {}),
});

export const EnvironmentSchema = v.object({
  apiBase: v.optional(originOrNone, ''),
  h5Base: v.optional(originOrNone, ''),
  generalPrefix: v.optional(prefix, '/entered'),
  loanServicePrefix: v.optional(prefix, '/loan-service'),
  promotionPrefix: v.optional(prefix, '/api/v2/youmi'),
  /** Readable endpoint name → the whole path a server really uses. */
  aliases: v.optional(v.record(v.string(), path), {}),
  /** The envelope's encoded names; the plain names are always the fallback. */
  envelope: v.optional(envelope, {}),
  appName: text,
  appTitle: text,
  merchantNumber: text,
  theme,
  currency: v.optional(inBothLanguages, { es: '$', en: '₹' }),
  /** One shape for every amount; percentages take its decimal sign. */
  numberFormat: v.optional(numberFormat, {}),
  /** The language of a launch that names none or an unknown one, and of the public pages as rendered. */
  defaultLanguage: v.optional(launchLanguage, 'es'),
  /** IANA name of the zone in which instants are shown and *today* is today; empty is the phone's own. */
  timeZone: v.optional(timeZoneOrNone, ''),
  mobilePhone: v.optional(mobilePhone, {
    pattern: '^1[3-9]\\d{9}$',
    length: 11,
    groups: [3, 4, 4],
  }),
  /** Codes of a refusal that mean: log in again. */
  sessionExpiredCodes: v.optional(v.array(text), []),
  /** The header in which a write carries the id of its intent; empty sends none. */
  intentHeader: v.optional(headerNameOrNone, ''),
  /** How the yearly cost of a loan is reckoned and what the law there calls it; `null` shows none. */
  trueCost: v.nullish(
    v.object({
      method: v.picklist(['nominal', 'effective'], '"nominal" or "effective"'),
      name: inBothLanguages,
    }),
    null,
  ),
  /** How many days an extension postpones; the build takes it from the documents' figures. */
  extensionDays: v.optional(count, 7),
  /** The problem type under which a borrower reports a payment that is not shown. */
  paymentProofType: v.optional(v.string(), ''),
  /** Where a conversion of the promotion is reported, by beacon. */
  conversionUrl: v.optional(beaconOrNone, ''),
  /** Where failures and page speed are reported, by beacon. */
  reportUrl: v.optional(beaconOrNone, ''),
  nativeBridge: v.optional(nativeBridge, {}),
  servicePhone: text,
  contactEmail: email,
  privacyUrl: v.optional(addressOrNone, ''),
  deepLinkScheme: appScheme,
  downloadUrls: v.object({ android: address, ios: address }),
  /** Origins beyond our own that an address from a server may lead to. */
  allowedOrigins: v.optional(v.array(origin), []),
  /** Chinese unless told otherwise; `launch` follows the launch, as a brand of a country does. */
  cardRepaymentLanguage: v.optional(fixedOrLaunch, 'zh'),
  promotionLanguage: v.optional(fixedOrLaunch, 'zh'),
  /** What is not named is off. The names are types only: a production bundle knows no launch pad. */
  features: v.optional(v.record(v.string(), v.boolean()), {}),
});

export type FeatureSwitch = 'testPreview' | 'remoteDevTools' | 'devTools';

export type Environment = v.InferOutput<typeof EnvironmentSchema>;
