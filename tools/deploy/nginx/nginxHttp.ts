import { LIST_OF_EMPTY, logs, MATCHED, tls } from './nginxParts';

export interface HttpOptions {
  readonly hasBrotli: boolean;
  /** The format of `h5.log`. */
  readonly log?: LogFormat;
}

export type LogFormat = 'text' | 'json';

/**
 * The parts of the `http` block: once on a server, for any number of brands. A directive that Debian's own
 * `nginx.conf` has, or offers as a comment, stands in the servers: nginx refuses some of them twice, and joins others.
 */
export const nginxHttp = ({ hasBrotli, log = 'text' }: HttpOptions): string => `\
# A query can contain a session, so logs omit it. A log has the requested path, not the path of the page's file, up to
# the first character that no path of ours has: a query can begin with %3F, too.
map $request_uri $h5_asked {
    ~^(?<h5_path>[\\w/.~-]*) $h5_path;
}
${LOG_FORMATS[log]}

# A header that a call sends empty stays empty: nginx passes a space, which no server counts, but not an empty text.
${LIST_OF_EMPTY.map((name) => `map $http_${name} $h5_${name} {\n    "" " ";\n    default $http_${name};\n}`).join('\n')}

# The build has a .br and a .gz beside every text. Brotli needs the module ngx_brotli (static).
${hasBrotli ? '' : '# '}brotli_static on;

# Anyone can send reports. A page sends 20 at most; phones behind one address share its rate.
limit_req_zone $binary_remote_addr zone=h5_reports:10m rate=5r/s;

# A name that no brand has gets no answer. nginx also takes the TLS versions of every name from here.
server {
    listen 80 default_server;
    listen 443 ssl http2 default_server;
    server_name _;
    ${logs('h5.unknown')}
    ${MATCHED}
    ssl_reject_handshake on;
    ${tls.join('\n    ')}
    return 444;
}
`;

/** `$upstream_header_time` is `-` if the lender gave no answer, and a time if it answered 502 itself. */
const LOG_FORMATS: Readonly<Record<LogFormat, string>> = {
  text: `log_format h5 '$remote_addr [$time_local] $server_name "$request_method $h5_asked" $status $body_bytes_sent '
    '$request_time $upstream_header_time';`,
  json: `log_format h5 escape=json '{"time":"$time_iso8601","address":"$remote_addr","server":"$server_name",'
    '"method":"$request_method","path":"$h5_asked","status":"$status","bytes":"$body_bytes_sent",'
    '"seconds":"$request_time","lenderSeconds":"$upstream_header_time"}';`,
};
