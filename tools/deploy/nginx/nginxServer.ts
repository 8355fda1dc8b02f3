import { answerHeaders } from '../../../scripts/build/headerRules';
import { headersFor, parseHeaders } from '../../../scripts/build/headersFile';
import { type Behind, locationsBehind } from './nginxBehind';
import { indented, location, logs, MATCHED, tls } from './nginxParts';

/** Debian's file of the authorities that the system trusts. */
export const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

export interface NginxOptions {
  /** The path of the release on the server. */
  readonly root: string;
  readonly name: string;
  /** The routes with their own page (`pageFolders`). */
  readonly folders: readonly string[];
  readonly behind: readonly Behind[];
}

/**
 * The servers of one brand. nginx reads the headers and the folder of a release together when it reloads: a page is
 * never sent with the policy of another release.
 */
export function nginxServer(headersText: string, options: NginxOptions): string {
  const { root, name } = options;
  const { 'Content-Security-Policy': policy = '' } = headersFor(
    parseHeaders(headersText),
    '/app.html',
  );
  return `# \`npm run nginx\` makes both servers. Print the servers again for each release.
server {
    listen 80;
    server_name ${name};
    ${logs('h5')}
    server_tokens off;
    # The address can contain a session.
    add_header Cache-Control no-store always;
    return 308 https://${name}$request_uri;
}

server {
    # From nginx 1.25.1 the directive \`http2 on;\` replaces the parameter \`http2\`.
    listen 443 ssl http2;
    server_name ${name};
    ssl_certificate /etc/nginx/tls/${name}.pem;
    ssl_certificate_key /etc/nginx/tls/${name}.key;
    ${tls.join('\n    ')}
    root ${root};
    ${logs('h5')}
    server_tokens off;
    ${MATCHED}
    gzip_static on;
    gzip_vary on;
    # The authorities that sign the certificates of the servers behind. Red Hat has them in /etc/pki/tls/certs/ca-bundle.crt.
    proxy_ssl_trusted_certificate ${AUTHORITIES};
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

/** An `add_header` in a location hides the headers of outer levels, so each location repeats all headers. */
function locations(policy: string, behind: readonly Behind[]): string[] {
  const [page, asset, lost, call] = (['page', 'asset', 'lost', 'call'] as const).map((kind) =>
    addHeaders(answerHeaders(kind, policy)),
  );
  return [
    ...locationsBehind(behind, call ?? []),
    location('= /healthz', lost, ['access_log off;', 'default_type text/plain;', 'return 200 ok;']),
    location('^~ /.well-known/', page, ['try_files $uri @lost;']),
    location('@lost', lost, ['return 404;']),
    // Files of a build that are not served, and files that an operator left in a folder (`.git`, `.env`).
    location('~ (^/_|/\\.)', lost, ['return 404;']),
    location('~ ^/assets/', asset, ['try_files $uri @lost;']),
    location('~ \\.(svg|png|txt|xml|webmanifest|json)$', page, ['try_files $uri @lost;']),
    location('/', page, ['try_files $uri /app.html;']),
  ];
}

/** `always`: with errors, too. */
const addHeaders = (headers: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
