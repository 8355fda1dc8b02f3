import type { Alias } from './calls';
import { aliases, rowOf } from './calls';

/** The part of the environment (docs/reference/environment.md#keys) that a lender's server has to agree with. */
export interface LenderEnvironment {
  readonly generalPrefix: string;
  readonly loanServicePrefix: string;
  readonly promotionPrefix: string;
  /** Readable name → the whole path, without a prefix before it. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Encoded names of the envelope. */
  readonly envelope: Readonly<Partial<Record<EnvelopeName, string>>>;
  readonly appName: string;
  readonly appTitle: string;
  readonly merchantNumber: string;
  readonly currency: Readonly<Record<'es' | 'en', string>>;
  readonly numberFormat: Readonly<{ group: string; decimal: string; groups: readonly number[] }>;
  /** Whose numbers the promotion registers. */
  readonly mobilePhone: Readonly<{ pattern: string }>;
  /** Chinese to visitors, or what their `language` header asks for. */
  readonly promotionLanguage: 'zh' | 'launch';
  readonly servicePhone: string;
  readonly contactEmail: string;
}

export type EnvelopeName = 'code' | 'data' | 'message' | 'success';

/** As `public/environments/sandbox.json` has it. */
export const defaultEnvironment: LenderEnvironment = {
  generalPrefix: '/entered',
  loanServicePrefix: '/loan-service',
  promotionPrefix: '/api/v2/youmi',
  aliases: {},
  envelope: {},
  appName: 'sandbox-h5',
  appTitle: 'Préstamo Claro',
  merchantNumber: 'M-0001',
  currency: { es: '$', en: '₹' },
  numberFormat: { group: '.', decimal: ',', groups: [3] },
  mobilePhone: { pattern: '^1[3-9]\\d{9}$' },
  promotionLanguage: 'zh',
  servicePhone: '+52 55 5555 0100',
  contactEmail: 'ayuda@prestamoclaro.example',
};

/** What a brand says, and no path depends on. */
const brandKeys = [
  'appName',
  'appTitle',
  'merchantNumber',
  'currency',
  'numberFormat',
  'mobilePhone',
  'promotionLanguage',
  'servicePhone',
  'contactEmail',
] as const satisfies readonly (keyof LenderEnvironment)[];

/** The lender as another brand's: the same paths, other words, amounts and telephones. */
export function branded(
  environment: LenderEnvironment,
  brand: Readonly<Record<string, unknown>>,
): LenderEnvironment {
  const told = brandKeys.filter((key) => brand[key] !== undefined);
  return { ...environment, ...Object.fromEntries(told.map((key) => [key, brand[key]])) };
}

/** The path at which the lender answers a call. */
export function pathOf(alias: Alias, environment: LenderEnvironment): string {
  const row = rowOf(alias);
  return environment.aliases[alias] ?? environment[row.prefix] + row.path;
}

/** Every path of the table, by address. */
export function pathTable(environment: LenderEnvironment): ReadonlyMap<string, Alias> {
  return new Map(aliases.map((alias) => [pathOf(alias, environment), alias]));
}
