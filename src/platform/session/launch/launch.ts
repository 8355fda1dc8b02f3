/**
 * Launch parameters (docs/reference/launch.md#parameters): the values that the native app puts into the page's query. Pure
 * functions.
 */

/** Sent as common parameters with every call of a borrower. */
export const COMMON_PARAMETERS = [
  'deviceId',
  'appVersion',
  'userId',
  'sessionId',
  'clientType',
  'merchantNumber',
  'mobilePhone',
  'productId',
  'orderId',
] as const;

const HEADER_VALUES = ['crp_phe', 'dearest', 'showy', 'dearer', 'swift', 'eyes'] as const;

const LAUNCH_PARAMETERS = [...COMMON_PARAMETERS, 'language', ...HEADER_VALUES] as const;

/** Parameters that stay in the address bar: they name the screen's subject, not the borrower. */
const LEFT_IN_ADDRESS: ReadonlySet<string> = new Set(['productId', 'orderId']);

const SCRUBBED: ReadonlySet<string> = new Set(
  LAUNCH_PARAMETERS.filter((name) => !LEFT_IN_ADDRESS.has(name)),
);

export type LaunchName = (typeof LAUNCH_PARAMETERS)[number];
export type Launch = Readonly<Partial<Record<LaunchName, string>>>;

/** Maximum length in characters, and in bytes after percent-encoding: a server limits the length of a request's head. */
const LONGEST_VALUE = 256;
const LONGEST_ENCODED = 512;

/** A value that is too long or contains control characters counts as missing. */
function isAcceptable(value: string | null): value is string {
  return (
    !!value &&
    Array.from(value).length <= LONGEST_VALUE &&
    encodeURIComponent(value).length <= LONGEST_ENCODED &&
    !/\p{Cc}/u.test(value)
  );
}

/** Reads a query's parameters by name; empty for a missing one. The first of several equal names counts. */
export const parametersIn =
  (query: URLSearchParams) =>
  (name: string): string => {
    const value = query.get(name);
    return isAcceptable(value) ? value : '';
  };

export const parametersOf = (search: string) => parametersIn(new URLSearchParams(search));

/** The launch parameters of a query. */
export function parseLaunch(search: string): Launch {
  const get = parametersOf(search);
  const launch: Partial<Record<LaunchName, string>> = {};
  for (const name of LAUNCH_PARAMETERS) {
    const value = get(name);
    if (value) launch[name] = value;
  }
  return launch;
}

/** The query without session values, also in the array form of their names (`userId[]`). */
export function scrub(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) {
    if (SCRUBBED.has(name.replace(/\[.*/s, ''))) query.delete(name);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Checks a launch from the tab's storage like a query: another program may have written it. */
export function checkLaunch(stored: unknown): Launch {
  const texts = Object.entries(Object(stored) as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return parseLaunch(new URLSearchParams(texts).toString());
}

const only = (launch: Launch, names: readonly LaunchName[]): Launch =>
  Object.fromEntries(names.flatMap((name) => (launch[name] ? [[name, launch[name]]] : [])));

/** The parameters of an incomplete launch that its document uses: the launch has no session. */
export const documentParametersOf = (launch: Launch): Launch =>
  only(launch, ['productId', 'orderId', 'language']);

/** The parameters of a page without a session: no value of its address is sent as a borrower's. */
export const headerValuesOf = (launch: Launch): Launch =>
  only(launch, [...HEADER_VALUES, 'language']);

export const isSameLogin = (one: Launch, other: Launch): boolean =>
  one.userId === other.userId && one.sessionId === other.sessionId;

/** Whether every parameter is given, so that the stored launch adds nothing. */
export const hasEveryParameter = (launch: Launch): boolean =>
  LAUNCH_PARAMETERS.every((name) => launch[name]);

/** Whether a launch has a login. A launch without one does not begin, change or end a session. */
export function hasSession(launch: Launch): boolean {
  return !!launch.userId && !!launch.sessionId;
}
