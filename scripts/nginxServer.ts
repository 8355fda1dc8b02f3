import { ASK_AGAIN, NEVER } from './build/headerRules';
import { headersFor, parseHeaders } from './headersFile';

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
`;

export interface NginxOptions {
  /** The path of the release on the server. */
  readonly root: string;
  readonly name: string;
  /** The routes with their own page (`pageFolders`). */
  readonly folders: readonly string[];
  /** The servers behind the brand's own origin, with the paths that each of them answers. */
  readonly behind: readonly { readonly origin: string; readonly paths: readonly string[] }[];
  /** The values of `listen`. */
  readonly listen?: { readonly tls: string; readonly plain: string };
}

/**
 * The servers of one brand. nginx reads the headers and the folder of a release together when it reloads: a page is
 * never sent with the policy of another release.
 */
export function nginxServer(headersText: string, options: NginxOptions): string {
  const { root, name, listen = { tls: '443', plain: '80' } } = options;
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
    charset_types text/html text/plain text/javascript application/json application/xml application/manifest+json image/svg+xml;
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

    # Routes match in upper and lower case, with and without a slash at the end. app.html answers a path without a page.
    rewrite ^/$ /index.html last;
    rewrite (?i)^/promotion/?$ /promotion.html last;
${options.folders.map((it) => `    rewrite (?i)^/${it}/?$ /${it}/index.html last;`).join('\n')}

${locations(headersText, options).join('\n\n')}
}
`;
}

const LOGS = `access_log /var/log/nginx/h5.log h5;
    # nginx writes the whole request line with an error, query included. The level crit leaves only failures of
    # nginx itself (too many open files, a full disk). Such a line may contain a session: treat the file as secret.
    error_log /var/log/nginx/h5.error.log crit;`;

/** An `add_header` in a location hides the headers of outer levels, so each location repeats all headers. */
function locations(headersText: string, { behind }: NginxOptions): string[] {
  const rules = parseHeaders(headersText);
  const asset = rules.find(({ pattern }) => /^\/assets\/[^*]+$/.test(pattern))?.pattern ?? '';
  const location = (match: string, headers: Record<string, string>, lines: readonly string[]) => {
    const added = Object.entries(headers).map(
      ([it, value]) => `add_header ${it} "${value}" always;`,
    );
    const inside = [...added, ...lines].map((line) => `        ${line}`);
    return [`    location ${match} {`, ...inside, '    }'].join('\n');
  };
  const page = { ...headersFor(rules, '/app.html'), 'Cache-Control': ASK_AGAIN };
  const lost = { ...page, 'Cache-Control': NEVER };
  return [
    ...behind
      .filter(({ origin, paths }) => origin && paths.length > 0)
      .map(({ origin, paths }) =>
        location(`~ ^(${paths.map(escaped).join('|')})$`, {}, proxyTo(origin)),
      ),
    location('= /healthz', lost, ['access_log off;', 'default_type text/plain;', 'return 200 ok;']),
    location('^~ /assets/', headersFor(rules, asset), ['try_files $uri @lost;']),
    location('@lost', lost, ['return 404;']),
    location('~ ^/_', lost, ['return 404;']),
    location('~ \\.(svg|png|txt|xml|webmanifest|json)$', page, ['try_files $uri @lost;']),
    location('/', page, ['try_files $uri /app.html;']),
  ];
}

const escaped = (path: string): string => path.replace(/[.+*?^${}()|[\]\\]/g, '\\$&');

/** nginx sends a call once, because a second one could move money twice. The app stops waiting after 60 s. */
const proxyTo = (origin: string): readonly string[] => [
  `proxy_pass ${origin};`,
  'proxy_http_version 1.1;',
  'proxy_ssl_server_name on;',
  'proxy_set_header Host $proxy_host;',
  'proxy_set_header Connection "";',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_next_upstream off;',
  'proxy_read_timeout 65s;',
  'client_max_body_size 32m;',
];
