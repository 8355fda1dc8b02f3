import type { Alias } from './calls';
import { aliases, rowOf } from './calls';
import type { PhoneRule } from './telephone';

/** The part of the environment (docs/reference/environment.md#keys) that the lender and the app must agree on. */
export interface LenderEnvironment {
  readonly generalPrefix: string;
  readonly loanServicePrefix: string;
  readonly promotionPrefix: string;
  /** Readable name → full path, without a prefix. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Encoded field names of the envelope. */
  readonly envelope: Readonly<Partial<Record<EnvelopeName, string>>>;
  /** The header of the session (`Bearer <sessionId>`). Empty: the session is in the query. */
  readonly sessionHeader: string;
  /** The header of a write's intent id. Empty: a write has no such header. */
  readonly intentHeader: string;
  /** The first code is the code of an expired session. Without one the lender uses its own codes. */
  readonly sessionExpiredCodes: readonly string[];
  readonly appName: string;
  readonly appTitle: string;
  readonly merchantNumber: string;
  /** The currency's sign by language. A missing language uses the sign of the default language. */
  readonly currency: Readonly<Record<string, string | undefined>>;
  readonly numberFormat: Readonly<{
    group: string;
    decimal: string;
    groups: readonly number[];
    decimals?: number;
    symbol?: string;
  }>;
  /** The launch's `language` → the language of the answers. */
  readonly languages: Readonly<Record<string, string>>;
  readonly defaultLanguage: string;
  /** The zone of the lender's dates. Empty: the machine's, as the app then uses the phone's. */
  readonly timeZone: string;
  /** The phone numbers that promotion accepts, and the borrowers have. */
  readonly mobilePhone: PhoneRule;
  /** `zh`: promotion answers in Chinese. `launch`: promotion answers in the language of the `language` header. */
  readonly promotionLanguage: 'zh' | 'launch';
  /** The days by which an extension moves a due date. */
  readonly extensionDays: number;
  /** The smallest part of a debt that can be paid, in minor units. `null`: a reference is for the whole debt. */
  readonly partialPayment: Readonly<{ min: number }> | null;
  /** Schemes of payment apps that an online payment opens. Empty: it opens a page. */
  readonly paymentSchemes: readonly string[];
  readonly servicePhone: string;
  readonly contactEmail: string;
}

export type EnvelopeName = 'code' | 'data' | 'message' | 'success';

/** The same values as `public/environments/sandbox.json`. */
export const defaultEnvironment: LenderEnvironment = {
  generalPrefix: '/entered',
  loanServicePrefix: '/loan-service',
  promotionPrefix: '/api/v2/youmi',
  aliases: {},
  envelope: {},
  sessionHeader: '',
  intentHeader: '',
  sessionExpiredCodes: [],
  appName: 'sandbox-h5',
  appTitle: 'Préstamo Claro',
  merchantNumber: 'M-0001',
  currency: { es: '$' },
  numberFormat: { group: '.', decimal: ',', groups: [3] },
  languages: { '1': 'en', '2': 'es' },
  defaultLanguage: 'es',
  timeZone: '',
  mobilePhone: { pattern: '^1[3-9]\\d{9}$', length: 11 },
  promotionLanguage: 'zh',
  extensionDays: 7,
  partialPayment: { min: 10_000 },
  paymentSchemes: ['sandboxpay'],
  servicePhone: '+52 55 5555 0100',
  contactEmail: 'ayuda@prestamoclaro.example',
};

/** The lender's part of a brand's whole environment. Missing keys have the default. */
export function lenderPartOf(brand: Readonly<Record<string, unknown>>): LenderEnvironment {
  const told = Object.keys(defaultEnvironment).filter((key) => brand[key] !== undefined);
  return {
    ...defaultEnvironment,
    ...Object.fromEntries(told.map((key) => [key, brand[key]])),
    numberFormat: { ...defaultEnvironment.numberFormat, ...(Object(brand.numberFormat) as object) },
  };
}

/** The keys that a brand sets. No path of a call depends on these keys. */
const brandKeys = [
  'appName',
  'appTitle',
  'merchantNumber',
  'currency',
  'numberFormat',
  'languages',
  'defaultLanguage',
  'timeZone',
  'mobilePhone',
  'promotionLanguage',
  'extensionDays',
  'partialPayment',
  'paymentSchemes',
  'servicePhone',
  'contactEmail',
] as const satisfies readonly (keyof LenderEnvironment)[];

/** The environment with another brand's texts, amounts and phone numbers. The paths stay the same. */
export function branded(
  environment: LenderEnvironment,
  brand: Readonly<Record<string, unknown>>,
): LenderEnvironment {
  const told = brandKeys.filter((key) => brand[key] !== undefined);
  return { ...environment, ...Object.fromEntries(told.map((key) => [key, brand[key]])) };
}

/** The path of a call. */
export function pathOf(alias: Alias, environment: LenderEnvironment): string {
  const row = rowOf(alias);
  return environment.aliases[alias] ?? environment[row.prefix] + row.path;
}

/** All calls of the table by path. */
export function pathTable(environment: LenderEnvironment): ReadonlyMap<string, Alias> {
  return new Map(aliases.map((alias) => [pathOf(alias, environment), alias]));
}
