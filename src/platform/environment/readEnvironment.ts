import * as v from 'valibot';
import { type Environment, EnvironmentSchema } from './environment';

/** A problem of an environment, by key, for its operator. */
export interface EnvironmentIssue {
  readonly key: string;
  readonly problem: string;
}

export type EnvironmentReading =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly issues: readonly EnvironmentIssue[] };

export const ENVIRONMENT_ELEMENT_ID = 'environment';

/** Reads the block `<script type="application/json" id="environment">` of a page. */
export function readEnvironment(page: Document): EnvironmentReading {
  const block = page.getElementById(ENVIRONMENT_ELEMENT_ID)?.textContent;
  if (!block) return failure('environment', 'the page has no environment block');
  try {
    return checkEnvironment(JSON.parse(block));
  } catch {
    return failure('environment', 'the environment block is not JSON');
  }
}

/** Checks an environment for a page. Unknown keys are dropped (`npm run brand` reports them). */
export function checkEnvironment(candidate: unknown): EnvironmentReading {
  const { success, output, issues = [] } = v.safeParse(EnvironmentSchema, candidate);
  if (success) {
    const { languages, defaultLanguage } = output;
    return Object.values(languages).includes(defaultLanguage)
      ? { ok: true, environment: output }
      : failure('defaultLanguage', 'must be one of the languages in "languages"');
  }
  return {
    ok: false,
    issues: issues.map((issue) => ({
      key: v.getDotPath(issue) ?? 'environment',
      problem: problemOf(issue),
    })),
  };
}

/** The kinds of JSON values, as error messages name them. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  Array: 'a list: [ … ]',
  Object: 'an object: { … }',
};

function problemOf({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing';
  return `must be ${kinds[expected ?? ''] ?? message}`;
}

function failure(key: string, problem: string): EnvironmentReading {
  return { ok: false, issues: [{ key, problem }] };
}
