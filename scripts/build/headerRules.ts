import type { HeaderRule } from '../headersFile';
import { headerPolicy, securityHeaders } from './policy';

export const FOR_EVER = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'private, no-cache';
export const NEVER = 'no-store';

/** Cloudflare's limits of the file: it ignores what is beyond them. */
const MOST_RULES = 100;
export const MOST_CHARACTERS = 2_000;

/** Every address outside of `assets/`, in any case: a name, with a slash, its file; the documents. */
const PAGES = ['/', '/:page', '/:page/', '/:page/index.html', '/documents/*'];

/**
 * The header rules. Every response has the security headers. Only assets by name may be cached: a rule for their
 * folder would make a missing asset cacheable. Cloudflare joins the values of two rules for one header, Netlify
 * takes the last one: no two rules match one address and set one header.
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
