import { aliases, rowOf } from './calls';
import type { Alias } from './calls';

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
  readonly numberFormat: Readonly<{ group: string; decimal: string }>;
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
  numberFormat: { group: '.', decimal: ',' },
  servicePhone: '+52 55 5555 0100',
  contactEmail: 'ayuda@prestamoclaro.example',
};

/** The path at which the lender answers a call. */
export function pathOf(alias: Alias, environment: LenderEnvironment): string {
  const row = rowOf(alias);
  return environment.aliases[alias] ?? environment[row.prefix] + row.path;
}

/** Every path of the table, by address. */
export function pathTable(environment: LenderEnvironment): ReadonlyMap<string, Alias> {
  return new Map(aliases.map((alias) => [pathOf(alias, environment), alias]));
}
