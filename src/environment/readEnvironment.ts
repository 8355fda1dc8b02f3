import * as v from 'valibot';
import { EnvironmentSchema, type Environment } from './environment';

/** What is wrong with an environment, by key, for the operator who wrote it. */
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

export function checkEnvironment(candidate: unknown): EnvironmentReading {
  const { success, output, issues = [] } = v.safeParse(EnvironmentSchema, candidate);
  const strange = strangeKeys(candidate, output);
  if (success && strange.length === 0) return { ok: true, environment: output };
  return {
    ok: false,
    issues: [
      ...issues.map((issue) => ({
        key: v.getDotPath(issue) ?? 'environment',
        problem: issue.message,
      })),
      ...strange.map((key) => ({ key, problem: 'there is no such key' })),
    ],
  };
}

/** Keys that the schema does not know, by their dotted place: what it does not know it leaves out. */
function strangeKeys(given: unknown, known: unknown, place = ''): string[] {
  if (!isObject(given) || !isObject(known)) return [];
  return Object.keys(given).flatMap((key) =>
    Object.keys(known).includes(key)
      ? strangeKeys(given[key], known[key], `${place}${key}.`)
      : place + key,
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function failure(key: string, problem: string): EnvironmentReading {
  return { ok: false, issues: [{ key, problem }] };
}
