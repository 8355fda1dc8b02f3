import * as v from 'valibot';

/** What can be wrong with a value of an environment, in words for its operator. */
const problems = {
  noBlock: 'the page has no environment block',
  noJson: 'the environment block is not JSON',
  missing: 'is missing',
  string: 'must be a text',
  boolean: 'must be true or false',
  Array: 'must be a list: [ … ]',
  Object: 'must be an object: { … }',
  address: 'must be an https address',
  autoOrLight: 'must be "auto" or "light"',
  beacon: 'must be an https address, or a path on our own origin such as /reports',
  beforeOrAfter: 'must be "before" or "after"',
  color: 'must be a colour such as #1a2b3c',
  colors: 'must be two or more colours',
  countryCode: 'must be the digits of a telephone code such as 52',
  count: 'must be a whole number above 0',
  days: 'must be a whole number of days',
  decimals: 'must be a whole number from 0 to 3',
  decimalSign: 'must be one sign such as .',
  email: 'must be an e-mail address',
  file: 'must be the name of an SVG file such as logo.svg',
  groupSign: 'must be one sign such as , or none',
  headerName:
    'must be the name of a header that a page can set and no call has yet, such as Idempotency-Key',
  language: 'must be the code of a language such as pt, sw or zh-Hans',
  languageNumber: 'must be a number such as "3"',
  method: 'must be "nominal" or "effective"',
  nativeName: 'must be a name such as callPhone',
  notOffered: 'must be one of the languages in "languages"',
  origin: 'must be an origin such as https://lender.example',
  path: 'must be a path such as /entered/v3/x',
  pattern: 'must be a regular expression such as ^[6-9]\\d{9}$',
  prefix: 'must be a path prefix such as /entered',
  sameHeader: 'must be another header than sessionHeader',
  scheme: 'must be a scheme of the app, such as lender',
  share: 'must be a number from 0 to 1',
  signs: 'must be two signs that differ',
  sizes: 'must be sizes of groups of digits, such as [3]',
  timeZone: 'must be a time zone such as America/Mexico_City',
  zhOrLaunch: 'must be "zh" or "launch"',
} as const;

export type Problem = keyof typeof problems;

/** An error of the check: an issue of the schema, or what a schema cannot say. */
export type EnvironmentError =
  | v.BaseIssue<unknown>
  | { readonly key: string; readonly message: Problem };

/** An error in words. */
export interface EnvironmentIssue {
  /** The dotted path of the key. */
  readonly key: string;
  readonly problem: string;
}

/**
 * Puts the errors of the check into words. The check itself has names only, because every first load carries it, and
 * the words are for a failure page.
 */
export const inWords = (errors: readonly EnvironmentError[]): EnvironmentIssue[] =>
  errors.map((error) => ({ key: keyOf(error), problem: problems[problemOf(error)] }));

const keyOf = (error: EnvironmentError): string =>
  'key' in error ? error.key : (v.getDotPath(error) ?? 'environment');

function problemOf(error: EnvironmentError): Problem {
  if ('key' in error) return error.message;
  if (error.received === 'undefined') return 'missing';
  const kind = error.expected ?? '';
  return (kind in problems ? kind : error.message) as Problem;
}
