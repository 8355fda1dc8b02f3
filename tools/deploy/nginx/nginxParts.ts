/** What the printed servers have in common. */

/** The headers of a launch that a call sends although they are empty (docs/reference/calls.md#clients). */
export const LIST_OF_EMPTY = ['swift', 'eyes', 'crp_phe', 'dearest', 'showy'] as const;

/** nginx drops a header with an underscore otherwise, `crp_phe` among them. */
export const MATCHED = 'underscores_in_headers on;';

/**
 * Each server sets these, because a value of Debian's `http` block would count otherwise. TLS 1.2 only with forward
 * secrecy: neither a key exchange by RSA, nor tickets, whose key nginx keeps while it runs.
 */
export const tls: readonly string[] = [
  'ssl_protocols TLSv1.2 TLSv1.3;',
  `ssl_ciphers ${[
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-RSA-AES128-GCM-SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-RSA-CHACHA20-POLY1305',
  ].join(':')};`,
  'ssl_prefer_server_ciphers off;',
  'ssl_session_tickets off;',
  'ssl_session_cache shared:h5:10m;',
  'ssl_session_timeout 1d;',
];

/**
 * nginx writes the whole request line with an error, query included. The level crit leaves only failures of nginx
 * itself.
 */
export const logs = (name: string): string => `access_log /var/log/nginx/${name}.log h5;
    # The level crit leaves only failures of nginx itself (too many open files, a full disk). Such a line has the whole
    # request line and may contain a session: treat the file as secret.
    error_log /var/log/nginx/${name}.error.log crit;`;

export const location = (
  match: string,
  headers: readonly string[] = [],
  lines: readonly string[] = [],
): string => [`    location ${match} {`, indented([...headers, ...lines], 8), '    }'].join('\n');

export const indented = (lines: readonly string[], by: number): string =>
  lines.map((line) => ' '.repeat(by) + line).join('\n');
