import { headersFor, parseHeaders } from './headersFile';

export interface NginxOptions {
  /** The path of `dist/` on the server. */
  readonly root: string;
  readonly name: string;
  /** The routes with their own page (`pageFolders.ts`). */
  readonly folders: readonly string[];
  /** The value of `listen`. Behind a TLS proxy: a plain port. */
  readonly listen?: string;
}

/**
 * The nginx server block for the rules of `_headers`. An `add_header` in a location hides those of outer levels:
 * each location repeats all headers.
 */
export function nginxServer(headersText: string, options: NginxOptions): string {
  const { root, name, folders, listen = '80' } = options;
  const rules = parseHeaders(headersText);
  const headers = (pathname: string) =>
    Object.entries(headersFor(rules, pathname))
      .map(([header, value]) => `        add_header ${header} "${value}" always;`)
      .join('\n');
  const location = (match: string, like: string, lines: readonly string[]) =>
    [
      `    location ${match} {`,
      headers(like),
      ...lines.map((line) => `        ${line}`),
      '    }',
    ].join('\n');
  // Files that may be cached for a day, by name. A missing picture matches none of these.
  const known = rules.map(({ pattern }) => pattern).filter((it) => /^\/[^*/]+$/.test(it));
  const asset =
    rules.find(({ pattern }) => /^\/assets\/[^*]+$/.test(pattern))?.pattern ?? '/assets/';
  return `# A query can carry a session: it is in no log. The path is the one that was asked for, not its page's.
map $request_uri $asked {
    ~^(?<path>[^?]*) $path;
}
log_format h5 '$remote_addr [$time_local] "$request_method $asked" $status $body_bytes_sent';

# Routes match without regard to case and with a slash at the end; what has no page is the app's.
map $uri $page {
    default /app.html;
    / /index.html;
    ~*^/promotion/?$ /promotion.html;
${folders.map((folder) => `    ~*^/${folder}/?$ /${folder}/index.html;`).join('\n')}
}

server {
    access_log /var/log/nginx/h5.log h5;
    # nginx writes whole request lines beside its errors, queries and all. What is left at this level are
    # failures of nginx itself (too many open files, a full disk): rare, but such a line may still hold a
    # session. Keep the file as secret as one.
    error_log /var/log/nginx/h5.error.log crit;
    listen ${listen};
    server_name ${name};
    root ${root};
    charset utf-8;
    charset_types text/html text/plain text/javascript application/json application/xml application/manifest+json image/svg+xml;
    # The build has a .gz beside every text; with ngx_brotli, \`brotli_static on;\` serves the .br ones.
    gzip_static on;
    gzip_vary on;
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

${location('/assets/', asset, ['try_files $uri @lost;'])}

${location('@lost', '/assets/', ['return 404;'])}

${location('~ ^/_', '/assets/', ['return 404;'])}

${known.map((path) => location(`= ${path}`, path, ['try_files $uri @lost;'])).join('\n\n')}

${location('~ \\.(svg|png|txt|xml|webmanifest|json)$', '/lost', ['try_files $uri @lost;'])}

${location('/', '/confirm', ['try_files $uri $page =404;'])}
}
`;
}
