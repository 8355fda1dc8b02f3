/** What `npm run new:brand` asks. */
export interface Answers {
  readonly name: string;
  readonly title: string;
  /** ISO 3166 */
  readonly country: string;
  /** ISO 4217 */
  readonly currency: string;
  readonly colors: readonly string[];
  /** The first one is the default. */
  readonly languages: readonly string[];
}

/** The keys that only the operator knows: the build refuses the environment until the first four are there. */
const MISSING = [
  'merchantNumber',
  'servicePhone',
  'deepLinkScheme',
  'downloadUrls (android, ios)',
  'privacyUrl',
  'contactEmail',
  'apiBase and h5Base, where they are not the same origin',
  'mobilePhone: the pattern, length, groups and countryCode of the country’s mobile numbers',
  'trueCost, taxName, withdrawalDays, escalation, adviceUrl: what the law of the country asks for',
  'paymentProofType, hardshipType, withdrawalType: the complaint types of the lender’s server; partialPayment: its smallest part',
  'sessionExpiredCodes, pendingCodes, sessionHeader, intentHeader, aliases, envelope: how that server speaks',
  'allowedOrigins, paymentSchemes: where its addresses and online payments lead',
  'logo, reportUrl, conversionUrl, where there are any',
];

/** An environment with what the answers say, and the names of what is missing. */
export function brandOf({ name, title, country, currency, colors, languages }: Answers) {
  const [language = 'en'] = languages;
  const zones = zonesOf(country);
  const [accent = '#000000'] = colors;
  return {
    environment: {
      appName: `${name}-${country.toLowerCase()}`,
      appTitle: title,
      theme: {
        gradient: colors,
        fontColors: { primary: '#111827', secondary: '#4b5563', inverse: '#ffffff', accent },
      },
      currency: signsOf(languages, country, currency),
      numberFormat: numberFormatOf(moneyIn(language, country, currency)),
      languages: Object.fromEntries(languages.map((it, index) => [String(index + 1), it])),
      defaultLanguage: language,
      ...(zones.length === 1 && { timeZone: zones[0] }),
      agreementTicked: false,
      cardRepaymentLanguage: 'launch',
      promotionLanguage: 'launch',
    },
    missing: [
      ...MISSING,
      ...(zones.length === 1
        ? []
        : [`timeZone${zones.length ? `: one of ${zones.join(', ')}` : ''}`]),
    ],
  };
}

/** A language may bring a script or a region of its own. The app writes the digits 0 to 9. */
const moneyIn = (language: string, country: string, currency: string) =>
  new Intl.NumberFormat(new Intl.Locale(language, { region: country, numberingSystem: 'latn' }), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: true,
  });

const partOf = (format: Intl.NumberFormat, type: string, number = 1_234_567_890.5) =>
  format.formatToParts(number).find((part) => part.type === type)?.value ?? '';

/**
 * The currency's sign in each language. One that has only the currency's code for it takes the sign of another: a lender
 * has one.
 */
function signsOf(languages: readonly string[], country: string, currency: string) {
  const signs = languages.map((it) => signOf(moneyIn(it, country, currency)));
  const isCode = (sign = '') => sign.trim() === currency;
  const known = signs.find((sign) => !isCode(sign));
  return Object.fromEntries(
    languages.map((it, at) => [it, (isCode(signs[at]) && known) || signs[at]]),
  );
}

/** The currency's sign, with the space that stands between it and an amount after it. */
function signOf(format: Intl.NumberFormat): string {
  const parts = format.formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'currency');
  const [sign, next] = parts.slice(at);
  const isBefore = at < parts.findIndex(({ type }) => type === 'integer');
  const space = isBefore && next?.type === 'literal' ? '\u00a0' : '';
  return `${sign?.value ?? ''}${space}`;
}

/** The shape of the country's amounts, as the platform's own data has it. */
function numberFormatOf(format: Intl.NumberFormat) {
  const parts = format.formatToParts(1_234_567_890.5);
  const types = parts.map(({ type }) => type);
  const sizes = parts.flatMap(({ type, value }) => (type === 'integer' ? [value.length] : []));
  const [last = 3, next = 3] = sizes.reverse();
  const group = partOf(format, 'group');
  return {
    group: /\s/.test(group) ? ' ' : group,
    decimal: partOf(format, 'decimal') || '.',
    groups: last === next ? [last] : [last, next],
    decimals: Math.min(format.resolvedOptions().maximumFractionDigits ?? 2, 3),
    symbol: types.indexOf('currency') < types.indexOf('integer') ? 'before' : 'after',
  };
}

/** The time zones of a country. A runtime without this list knows none. */
function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    readonly timeZones?: readonly string[];
    readonly getTimeZones?: () => readonly string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
