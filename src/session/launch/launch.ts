/** Launch parameters (docs/reference/launch.md#parameters): what the native app says in the page's query. Pure. */

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

/** They name the screen's subject, not its reader: the address bar keeps them. */
const KEPT_IN_ADDRESS: ReadonlySet<string> = new Set(['productId', 'orderId']);

const SCRUBBED: ReadonlySet<string> = new Set(
  LAUNCH_PARAMETERS.filter((name) => !KEPT_IN_ADDRESS.has(name)),
);

export type LaunchName = (typeof LAUNCH_PARAMETERS)[number];
export type Launch = Readonly<Partial<Record<LaunchName, string>>>;

/** In characters, and in bytes once percent-encoded: a request's head has to carry it. */
const LONGEST_VALUE = 256;
const LONGEST_ENCODED = 512;

/** A value that is too long or carries control characters is treated as absent. */
function isAcceptable(value: string | null): value is string {
  return (
    !!value &&
    Array.from(value).length <= LONGEST_VALUE &&
    encodeURIComponent(value).length <= LONGEST_ENCODED &&
    !/\p{Cc}/u.test(value)
  );
}

/** Reads a query's parameters by name: empty for what is absent; of a doubled one the first counts. */
export const parametersIn =
  (query: URLSearchParams) =>
  (name: string): string => {
    const value = query.get(name);
    return isAcceptable(value) ? value : '';
  };

export const parametersOf = (search: string) => parametersIn(new URLSearchParams(search));

/** The launch parameters of a query. */
export function readLaunch(search: string): Launch {
  const read = parametersOf(search);
  const launch: Partial<Record<LaunchName, string>> = {};
  for (const name of LAUNCH_PARAMETERS) {
    const value = read(name);
    if (value) launch[name] = value;
  }
  return launch;
}

/** The same query without session values, also under an array form of their names (`userId[]`). */
export function scrub(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) {
    if (SCRUBBED.has(name.replace(/\[.*/s, ''))) query.delete(name);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** What an earlier page, or another hand, has put into the tab's storage: checked like a query. */
export function checkLaunch(kept: unknown): Launch {
  const texts = Object.entries(Object(kept) as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return readLaunch(new URLSearchParams(texts).toString());
}

/** What counts of a launch that is not complete, for its own document. */
export const documentParametersOf = (launch: Launch): Launch =>
  Object.fromEntries(
    (['productId', 'orderId', 'language'] as const).flatMap((name) =>
      launch[name] ? [[name, launch[name]]] : [],
    ),
  );

export const isSameLogin = (one: Launch, other: Launch): boolean =>
  one.userId === other.userId && one.sessionId === other.sessionId;

/** Whether it says all that a launch can say: an earlier one has nothing to add. */
export const isComplete = (launch: Launch): boolean =>
  LAUNCH_PARAMETERS.every((name) => launch[name]);

/** Whether a launch is complete: nothing less begins, changes or ends a session. */
export function hasSession(launch: Launch): boolean {
  return !!launch.userId && !!launch.sessionId;
}
