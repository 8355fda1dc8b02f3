import sandbox from '../../public/environments/sandbox.json';
import type { Environment } from '../../src/environment/environment';
import { checkEnvironment } from '../../src/environment/readEnvironment';

/** The sandbox's environment as the app reads it, with overrides. */
export function testEnvironment(overrides: Partial<Environment> = {}): Environment {
  const reading = checkEnvironment({ ...sandbox, ...overrides });
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return reading.environment;
}
