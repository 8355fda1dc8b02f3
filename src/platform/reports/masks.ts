import { handlerNames } from '../native';
import { plainPath, PROMOTION_PATH, routes } from '../navigation';

declare const checked: unique symbol;

/**
 * A text of this app or of the browser that this module recognised exactly. Only this module makes such texts, so that a
 * report contains no text of a borrower or of a server.
 */
export type Known = string & { readonly [checked]: true };

const NONE = '' as Known;

const known = (text: string, isKnown: boolean): Known => (isKnown ? (text as Known) : NONE);

/** Names of errors of engines, browsers, webpack and this app. Any other name is reported as `Error`. */
const ERRORS =
  /^((Eval|Range|Reference|Syntax|Type|URI|Aggregate|ChunkLoad|Native|Abort|Network|Security|Timeout|QuotaExceeded|NotAllowed|InvalidState|DataClone|NotFound)Error|DOMException)$/;

export function errorName(error: unknown): Known {
  const name = error instanceof Error ? error.name : '';
  return ERRORS.test(name) ? (name as Known) : ('Error' as Known);
}

/** A position in a file of this build: the first line and the first column are 1. */
export interface Place {
  readonly file: Known;
  readonly line: number;
  readonly column: number;
}

/** A file name with a build hash. No other text has this form. */
const PLACE = /assets\/((?:[a-z]+\.)?[0-9a-f]{8}\.js):(\d+):(\d+)/g;
const MOST_PLACES = 20;

/** The positions in an error's stack, without its message, which may quote any text. */
export function placesOf(error: unknown): readonly Place[] {
  if (!(error instanceof Error)) return [];
  const stack = (error.stack ?? '').replace(error.message, '');
  return Array.from(stack.matchAll(PLACE), ([, file, line, column]) => ({
    file: file as Known,
    line: Number(line),
    column: Number(column),
  })).slice(0, MOST_PLACES);
}

export interface Issue {
  readonly path: Known;
  readonly expected: Known;
}

/** `list.0.value: expected string`: the schema's own words (`src/platform/api/api.ts`). */
export function issueOf(issue: string): Issue {
  const [, path = '', expected = ''] =
    /^(HTTP \d{3}|[\w.]+): expected ([\w |"<>]+)$/.exec(issue) ?? [];
  return { path: path as Known, expected: expected as Known };
}

export const schemaName = (name: string): Known => known(name, /^\w{1,40}$/.test(name));

/** The random id of a write's intent, as the server received it (`src/platform/api/intentId.ts`). */
export const intentName = (id: string): Known =>
  known(id, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id));

export const handlerName = (name: string): Known => known(name, handlerNames.includes(name));

export const directiveName = (name: string): Known => known(name, /^[a-z-]{1,40}$/.test(name));

/** The blocked source of a policy violation: a keyword such as `inline` or `eval`, a scheme, or an origin; never a whole address. */
export function blockedOrigin(blocked: string): Known {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked as Known;
  try {
    const { origin, protocol } = new URL(blocked);
    return (origin === 'null' ? protocol : origin) as Known;
  } catch {
    return NONE;
  }
}

/** The route of an address, as the route table writes it; empty for an unknown path. */
export function routeOf(pathname: string): Known {
  const path = plainPath(pathname);
  const paths = [...Object.values(routes), PROMOTION_PATH];
  const route = paths.find((candidate) => plainPath(candidate) === path);
  return (route ?? '') as Known;
}
