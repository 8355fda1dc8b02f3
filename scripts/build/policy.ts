import { createHash } from 'node:crypto';
import type { Environment } from '../../src/platform/environment/environment';

export interface PolicyInput {
  readonly environment: Environment;
  /** Inline scripts of all served pages. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The Content-Security-Policy for all pages. One policy: browsers apply all policies of several headers. */
export function contentSecurityPolicy({ environment, scripts, styles }: PolicyInput): string {
  const { apiBase, privacyUrl, conversionUrl, reportUrl } = environment;
  const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashSource))].sort();
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(styles)],
    // https, the own origin, and images that the page creates (docs/reference/routes.md#images).
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

/** The directive that only a header can set. */
const HEADER_ONLY = /; frame-ancestors [^;]*/;

/**
 * Adds the policy to a page for hosts without headers. The `meta` element comes first, because it covers only what
 * follows.
 */
export function withPolicy(html: string, policy: string): string {
  const content = policy.replace(HEADER_ONLY, '').replaceAll('"', '&quot;');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  return html.replace('<meta charset="utf-8">', (charset) => `${charset}\n    ${meta}`);
}

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The origin of an address. Empty for a path on the own origin. */
const origins = (address: string): string[] =>
  /^https?:/i.test(address) ? [new URL(address).origin] : [];

/** `https:` does not cover a developer's server on localhost. */
const insecure = (address: string): string[] =>
  origins(address).filter((origin) => origin.startsWith('http:'));

/** Headers of every response, beside the policy. */
export const securityHeaders = {
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Chromium 156 knows each of these names; it warns of others.
  'Permissions-Policy': [
    'accelerometer',
    'browsing-topics',
    'camera',
    'clipboard-read',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'serial',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
} as const;
