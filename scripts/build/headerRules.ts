import type { HeaderRule } from '../headersFile';
import { headerPolicy, securityHeaders } from './policy';

export const FOR_EVER = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'private, no-cache';
export const NEVER = 'no-store';

/** Cloudflare's limits of the file: Cloudflare ignores rules beyond these limits. */
const MOST_RULES = 100;
export const MOST_CHARACTERS = 2_000;

/** Patterns of every address outside of `assets/`: a page with and without a slash, its file, and the documents. */
const PAGES = ['/', '/:page', '/:page/', '/:page/index.html', '/documents/*'];

/**
 * The header rules. Every response has the security headers. Each asset has a cache rule of its own: a rule for the
 * folder would make the answer for a missing asset cacheable. No two rules set the same header of an address:
 * Cloudflare joins the two values, Netlify takes the last one.
 */
export function headerRules(policy: string, assets: readonly string[]): HeaderRule[] {
  const cache = (pattern: string, value: string): HeaderRule => ({
    pattern,
    headers: [['Cache-Control', value]],
  });
  const security = Object.entries({
    'Content-Security-Policy': headerPolicy(policy, MOST_CHARACTERS),
    ...securityHeaders,
  });
  const rules = [
    { pattern: '/*', headers: security },
    ...PAGES.map((pattern) => cache(pattern, ASK_AGAIN)),
    ...assets.map((path) => cache(path, FOR_EVER)),
  ];
  if (rules.length > MOST_RULES) {
    throw new Error(`_headers has ${rules.length} rules; hosts read ${MOST_RULES}. Merge chunks.`);
  }
  return rules;
}
