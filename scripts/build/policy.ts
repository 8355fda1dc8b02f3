import { createHash } from 'node:crypto';
import type { Environment } from '../../src/environment/environment';

export interface PolicyInput {
  readonly environment: Environment;
  /** Inline texts of every page that is served. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** One Content-Security-Policy for all pages: a host may send several headers, and browsers obey them all. */
export function contentSecurityPolicy({ environment, scripts, styles }: PolicyInput): string {
  const { apiBase, privacyUrl, conversionUrl, reportUrl } = environment;
  const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashSource))].sort();
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(styles)],
    // https, our own origin, and what the page itself makes (docs/reference/addresses.md#images).
    'img-src': ["'self'", 'https:', 'data:', 'blob:', ...insecure(apiBase)],
    'connect-src': [
      ...new Set(["'self'", ...[apiBase, conversionUrl, reportUrl].flatMap(origins)]),
    ],
    'frame-src': origins(privacyUrl).length > 0 ? origins(privacyUrl) : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['webpack'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** What only a header can say. */
const HEADER_ONLY = /; frame-ancestors [^;]*/;

/** A page that carries its policy itself, for a host that sends no headers. First of all, so that it counts for all. */
export function withPolicy(html: string, policy: string): string {
  const content = policy.replace(HEADER_ONLY, '').replaceAll('"', '&quot;');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  return html.replace('<meta charset="utf-8">', (charset) => `${charset}\n    ${meta}`);
}

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The origin that an address names; none for a path on our own. */
const origins = (address: string): string[] =>
  /^https?:/i.test(address) ? [new URL(address).origin] : [];

/** A loopback server of a developer's is not covered by `https:`. */
const insecure = (address: string): string[] =>
  origins(address).filter((origin) => origin.startsWith('http:'));

/** What every answer carries, beside the policy. */
export const securityHeaders = {
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
} as const;
