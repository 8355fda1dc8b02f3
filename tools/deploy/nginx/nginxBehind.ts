import * as v from 'valibot';
import { answerHeaders } from '../../../scripts/build/headerRules';
import { originOrNone } from '../../../src/platform/environment/kinds';
import { inWords } from '../../../src/platform/environment/problems';
import { LIST_OF_EMPTY, location } from './nginxParts';

/** A server behind the brand's own origin: a set of paths that it answers in the same way. */
export interface Behind {
  readonly answers: 'calls' | 'upload' | 'reports';
  readonly origin: string;
  readonly paths: readonly string[];
  /** The headers of the call that reach the server, beside `STANDARD`. */
  readonly headers: readonly string[];
}

/** The headers of a browser that reach a server. All others are dropped: cookies, and those that only a proxy may set. */
const STANDARD = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Access-Control-Request-Headers',
  'Access-Control-Request-Method',
  'Content-Type',
  'Origin',
  'User-Agent',
];

/** The locations of the servers that have an origin. `call` is the list of headers of their answers. */
export const locationsBehind = (behind: readonly Behind[], call: readonly string[]): string[] =>
  behind
    .filter(({ origin, paths }) => origin && paths.length > 0)
    .map((server) => {
      const match = `~ "^${oneOf(server.paths.map(decodeURI))}\\z"`;
      return location(match, call, [...asWritten(server), ...proxyTo(server)]);
    });

/**
 * A location matches the decoded path, but the server behind gets the address as it was written. Only an address that
 * is spelled like the call passes, from its first to its last character; a query has printable characters without `#`.
 */
const asWritten = ({ answers, paths }: Behind): readonly string[] => [
  `if ($request_uri !~ "^${oneOf(paths.map(encodeURI))}(\\?[\\x21\\x22\\x24-\\x7e]*)?\\z") { return 404; }`,
  `if ($request_method !~ "^(${METHODS[answers]})\\z") { return 405; }`,
];

const METHODS: Readonly<Record<Behind['answers'], string>> = {
  calls: 'GET|POST|OPTIONS',
  upload: 'POST|OPTIONS',
  reports: 'POST|OPTIONS',
};

const oneOf = (paths: readonly string[]): string =>
  `(${paths.map((path) => path.replace(/[.+*?^${}()|[\]]/g, '\\$&')).join('|')})`;

/** nginx sends a call once, because a second one could move money twice. The app stops waiting after 60 s. */
const proxyTo = ({ answers, origin, headers }: Behind): readonly string[] => [
  `proxy_pass ${checked(origin)};`,
  'proxy_http_version 1.1;',
  ...(origin.startsWith('https:') ? verified(new URL(origin).hostname) : []),
  'proxy_pass_request_headers off;',
  'proxy_set_header Host $proxy_host;',
  'proxy_set_header Connection "";',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  ...[...STANDARD, ...headers].map((name) => `proxy_set_header ${name} ${valueOf(name)};`),
  'proxy_next_upstream off;',
  // With this header a server could answer with a file of ours, under the address of a call.
  'proxy_ignore_headers X-Accel-Redirect;',
  'proxy_read_timeout 65s;',
  ...limits[answers],
  // The server's own values of our headers, and its cookies: the next borrower's calls would carry them.
  ...[...Object.keys(answerHeaders('call', '')), 'Set-Cookie', 'Set-Cookie2'].map(
    (name) => `proxy_hide_header ${name};`,
  ),
];

/** nginx passes no header whose value is empty. */
const valueOf = (name: string): string =>
  (LIST_OF_EMPTY as readonly string[]).includes(name)
    ? `$h5_${name}`
    : `$http_${name.toLowerCase().replaceAll('-', '_')}`;

/** nginx also takes `HTTPS://`, which would get no line of `verified`, and `http:` to another machine. */
function checked(origin: string): string {
  const { success, issues } = v.safeParse(originOrNone, origin);
  if (success) return origin;
  const [issue] = inWords(issues);
  throw new Error(`${origin}: ${issue?.problem ?? ''}, or with http: on this machine`);
}

/** Without these lines nginx accepts any certificate. With a wrong one it answers 502 and sends nothing. */
const verified = (host: string): readonly string[] => [
  'proxy_ssl_verify on;',
  'proxy_ssl_verify_depth 3;',
  `proxy_ssl_name ${host};`,
  'proxy_ssl_server_name on;',
  'proxy_ssl_protocols TLSv1.2 TLSv1.3;',
];

const limits: Readonly<Record<Behind['answers'], readonly string[]>> = {
  calls: ['client_max_body_size 64k;'],
  upload: ['client_max_body_size 16m;'],
  reports: [
    'client_max_body_size 16k;',
    'limit_req zone=h5_reports burst=40 nodelay;',
    'limit_req_status 429;',
  ],
};
