import type { HeaderRule } from '../headersFile';
import { securityHeaders } from './policy';

export const FOR_EVER = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'private, no-cache';
const NEVER = 'no-store';
const A_DAY = 'public, max-age=86400';

const PICTURES = [
  '/icon.svg',
  '/logo.svg',
  '/icon-48.png',
  '/icon-180.png',
  '/icon-192.png',
  '/icon-512.png',
  '/share.png',
];
const TEXTS = ['/robots.txt', '/sitemap.xml', '/site.webmanifest'];

/**
 * The header rules. Every response has the security headers and is revalidated, whatever the case of its path.
 * Only existing assets may be cached, a missing asset never. If two rules set the same header, the later rule
 * counts. A host that joins the values revalidates more often than needed, without harm.
 */
export function headerRules(policy: string, assets: readonly string[]): HeaderRule[] {
  const cache = (pattern: string, value: string): HeaderRule => ({
    pattern,
    headers: [['Cache-Control', value]],
  });
  return [
    {
      pattern: '/*',
      headers: [
        ['Content-Security-Policy', policy],
        ...Object.entries(securityHeaders),
        ['Cache-Control', ASK_AGAIN],
      ],
    },
    cache('/assets/*', NEVER),
    ...assets.map((path) => cache(path, FOR_EVER)),
    ...[...PICTURES, ...TEXTS].map((path) => cache(path, A_DAY)),
  ];
}
