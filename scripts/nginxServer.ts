import * as v from 'valibot';
import { originOrNone } from '../src/platform/environment/kinds';
import { inWords } from '../src/platform/environment/problems';
import { answerHeaders } from './build/headerRules';
import { headersFor, parseHeaders } from './headersFile';

/** Debian's file of the authorities that the system trusts. */
export const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

/** The parts of the `http` block: once on a server, for any number of brands. */
export const nginxHttp = ({ hasBrotli }: { readonly hasBrotli: boolean }): string => `\
# A query can contain a session, so logs omit the query. A log has the requested path, not the path of the page's file.
map $request_uri $asked {
    ~^(?<path>[^?]*) $path;
}
log_format h5 '$remote_addr [$time_local] $server_name "$request_method $asked" $status $body_bytes_sent';

# The build has a .br and a .gz beside every text. Brotli needs the module ngx_brotli (static).
gzip_static on;
gzip_vary on;
${hasBrotli ? '' : '# '}brotli_static on;

server_tokens off;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:h5:10m;
ssl_session_timeout 1d;

# The authorities that sign the certificates of the servers behind. Red Hat has them in /etc/pki/tls/certs/ca-bundle.crt.
proxy_ssl_trusted_certificate ${AUTHORITIES};

# Anyone can send reports. A page sends 20 at most; phones behind one address share its rate.
limit_req_zone $binary_remote_addr zone=h5_reports:10m rate=5r/s;
`;

/** A server behind the brand's own origin, with the paths that it answers. */
export interface Behind {
  readonly answers: 'calls' | 'reports';
  readonly origin: string;
  readonly paths: readonly string[];
}

export interface NginxOptions {
  /** The path of the release on the server. */
  readonly root: string;
  readonly name: string;
  /** The routes with their own page (`pageFolders`). */
  readonly folders: readonly string[];
  readonly behind: readonly Behind[];
  /** The values of `listen`. */
  readonly listen?: { readonly tls: string; readonly plain: string };
}

/**
 * The servers of one brand. nginx reads the headers and the folder of a release together when it reloads: a page is
 * never sent with the policy of another release.
 */
export function nginxServer(headersText: string, options: NginxOptions): string {
  const { root, name, listen = { tls: '443', plain: '80' } } = options;
  const { 'Content-Security-Policy': policy = '' } = headersFor(
    parseHeaders(headersText),
    '/app.html',
  );
  return `# \`npm run nginx\` makes both servers. Print the servers again for each release.
server {
    listen ${listen.plain};
    server_name ${name};
    ${LOGS}
    return 308 https://$host$request_uri;
}

server {
    # From nginx 1.25.1 the directive \`http2 on;\` replaces the parameter \`http2\`.
    listen ${listen.tls} ssl http2;
    server_name ${name};
    ssl_certificate /etc/nginx/tls/${name}.pem;
    ssl_certificate_key /etc/nginx/tls/${name}.key;
    root ${root};
    ${LOGS}
    charset utf-8;
    charset_types text/plain text/javascript application/json application/xml application/manifest+json image/svg+xml;
    absolute_redirect off;
    types {
        text/html html;
        text/javascript js;
        image/svg+xml svg;
        image/png png;
        text/plain txt;
        application/xml xml;
        application/json json;
        application/manifest+json webmanifest;
    }

    # A request that nginx refuses before it has a location (a header that is too long) has these headers.
${indented(addHeaders(answerHeaders('lost', policy)), 4)}

    # Routes match in upper and lower case, with and without a slash at the end. app.html answers a path without a page.
    rewrite ^/$ /index.html last;
    rewrite (?i)^/promotion/?$ /promotion.html last;
${options.folders.map((it) => `    rewrite (?i)^/${it}/?$ /${it}/index.html last;`).join('\n')}

${locations(policy, options.behind).join('\n\n')}
}
`;
}

const LOGS = `access_log /var/log/nginx/h5.log h5;
    # nginx writes the whole request line with an error, query included. The level crit leaves only failures of
    # nginx itself (too many open files, a full disk). Such a line may contain a session: treat the file as secret.
    error_log /var/log/nginx/h5.error.log crit;`;

/** An `add_header` in a location hides the headers of outer levels, so each location repeats all headers. */
function locations(policy: string, behind: readonly Behind[]): string[] {
  const [page, asset, lost, call] = (['page', 'asset', 'lost', 'call'] as const).map((kind) =>
    addHeaders(answerHeaders(kind, policy)),
  );
  return [
    ...behind
      .filter(({ origin, paths }) => origin && paths.length > 0)
      .map((server) =>
        location(`~ ^(${server.paths.map(escaped).join('|')})$`, call, proxyTo(server)),
      ),
    location('= /healthz', lost, ['access_log off;', 'default_type text/plain;', 'return 200 ok;']),
    location('^~ /assets/', asset, ['try_files $uri @lost;']),
    location('@lost', lost, ['return 404;']),
    location('~ ^/_', lost, ['return 404;']),
    location('~ \\.(svg|png|txt|xml|webmanifest|json)$', page, ['try_files $uri @lost;']),
    location('/', page, ['try_files $uri /app.html;']),
  ];
}

const location = (match: string, headers: readonly string[] = [], lines: readonly string[] = []) =>
  [`    location ${match} {`, indented([...headers, ...lines], 8), '    }'].join('\n');

const indented = (lines: readonly string[], by: number): string =>
  lines.map((line) => ' '.repeat(by) + line).join('\n');

/** `always`: with errors, too. */
const addHeaders = (headers: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);

const escaped = (path: string): string => path.replace(/[.+*?^${}()|[\]\\]/g, '\\$&');

/** nginx sends a call once, because a second one could move money twice. The app stops waiting after 60 s. */
const proxyTo = ({ answers, origin }: Behind): readonly string[] => [
  `proxy_pass ${checked(origin)};`,
  'proxy_http_version 1.1;',
  ...(origin.startsWith('https:') ? verified(new URL(origin).hostname) : []),
  'proxy_set_header Host $proxy_host;',
  'proxy_set_header Connection "";',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_next_upstream off;',
  // With this header a server could answer with a file of ours, under the address of a call.
  'proxy_ignore_headers X-Accel-Redirect;',
  'proxy_read_timeout 65s;',
  ...limits[answers],
  // The server's own values of the headers above.
  ...Object.keys(answerHeaders('call', '')).map((name) => `proxy_hide_header ${name};`),
];

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
  calls: ['client_max_body_size 32m;'],
  reports: [
    'client_max_body_size 16k;',
    'limit_req zone=h5_reports burst=40 nodelay;',
    'limit_req_status 429;',
  ],
};
