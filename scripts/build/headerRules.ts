import type { HeaderRule } from '../headersFile';
import { securityHeaders } from './policy';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const A_DAY = 'public, max-age=86400';

const PICTURES = ['/icon.svg', '/icon-180.png', '/icon-192.png', '/icon-512.png', '/share.png'];
const TEXTS = ['/robots.txt', '/sitemap.xml', '/site.webmanifest'];

/**
 * Security headers for everything, cache rules path by path: hosts differ in what they make of one
 * header that two rules name, so no two do.
 */
export function headerRules(policy: string, pagePaths: readonly string[]): HeaderRule[] {
  const cache = (pattern: string, value: string): HeaderRule => ({
    pattern,
    headers: [['Cache-Control', value]],
  });
  const files = ['/app.html', '/promotion.html', '/index.html'];
  return [
    {
      pattern: '/*',
      headers: [['Content-Security-Policy', policy], ...Object.entries(securityHeaders)],
    },
    cache('/assets/*', FOR_EVER),
    cache('/documents/*', ASK_AGAIN),
    ...[...PICTURES, ...TEXTS].map((path) => cache(path, A_DAY)),
    ...[...pagePaths, ...files].map((path) => cache(path, ASK_AGAIN)),
  ];
}
