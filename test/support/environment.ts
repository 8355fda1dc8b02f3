import { readFileSync } from 'node:fs';
import type { Environment } from '@/platform/environment/environment';
import { inWords } from '@/platform/environment/problems';
import { checkEnvironment } from '@/platform/environment/readEnvironment';
import sandbox from '../../public/environments/sandbox.json';

/** The sandbox's environment as the app reads it, with overrides. */
export const testEnvironment = (overrides: Partial<Environment> = {}): Environment =>
  checked({ ...sandbox, ...overrides });

/** A shipped environment as the app reads it, with overrides. */
export function shippedEnvironment(name: string, overrides: object = {}): Environment {
  const file = readFileSync(`public/environments/${name}.json`, 'utf8');
  return checked({ ...(JSON.parse(file) as object), ...overrides });
}

function checked(values: object): Environment {
  const reading = checkEnvironment(values);
  if (!reading.ok) throw new Error(JSON.stringify(inWords(reading.errors)));
  return reading.environment;
}
