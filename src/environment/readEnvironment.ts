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
  const result = v.safeParse(EnvironmentSchema, candidate);
  if (result.success) return { ok: true, environment: result.output };
  return {
    ok: false,
    issues: result.issues.map((issue) => ({
      key: v.getDotPath(issue) ?? 'environment',
      problem: issue.message,
    })),
  };
}

function failure(key: string, problem: string): EnvironmentReading {
  return { ok: false, issues: [{ key, problem }] };
}
