import * as v from 'valibot';
import { type Environment, EnvironmentSchema } from './environment';
import type { EnvironmentError, Problem } from './problems';

export type EnvironmentReading =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly errors: readonly EnvironmentError[] };

export const ENVIRONMENT_ELEMENT_ID = 'environment';

/** Reads the block `<script type="application/json" id="environment">` of a page. */
export function readEnvironment(page: Document): EnvironmentReading {
  const block = page.getElementById(ENVIRONMENT_ELEMENT_ID)?.textContent;
  if (!block) return failure('environment', 'noBlock');
  try {
    return checkEnvironment(JSON.parse(block));
  } catch {
    return failure('environment', 'noJson');
  }
}

/** Checks an environment for a page. Unknown keys are dropped (`npm run brand` reports them). */
export function checkEnvironment(candidate: unknown): EnvironmentReading {
  const { success, output, issues = [] } = v.safeParse(EnvironmentSchema, candidate);
  if (!success) return { ok: false, errors: issues };
  const { languages, defaultLanguage, sessionHeader, intentHeader } = output;
  if (!Object.values(languages).includes(defaultLanguage))
    return failure('defaultLanguage', 'notOffered');
  // A header's name has no case.
  const [session, intent] = [sessionHeader, intentHeader].map((name) => name.toLowerCase());
  if (session && session === intent) return failure('intentHeader', 'sameHeader');
  return { ok: true, environment: output };
}

const failure = (key: string, message: Problem): EnvironmentReading => ({
  ok: false,
  errors: [{ key, message }],
});
