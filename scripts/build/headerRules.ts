import type { HeaderRule } from '../headersFile';
import { securityHeaders } from './policy';

/**
 * The kinds of answers of our origin: `page` is also a document or a picture, `lost` is an error of the host, `call` is
 * an answer of a server behind our origin.
 */
export type AnswerKind = 'page' | 'asset' | 'lost' | 'call';

export const cacheControl: Readonly<Record<AnswerKind, string>> = {
  page: 'private, no-cache',
  asset: 'public, max-age=31536000, immutable',
  lost: 'no-store',
  call: 'no-store',
};

/** A browser may open the answer to a call as a page: nothing in it runs, and it has no access to our storage. */
const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The list of headers by kind of answer, for `_headers`, the preview and nginx. `policy` is the policy of the pages. */
export const answerHeaders = (kind: AnswerKind, policy: string): Record<string, string> => ({
  'Content-Security-Policy': kind === 'call' ? CALL_POLICY : policy,
  ...securityHeaders,
  'Cache-Control': cacheControl[kind],
});

/** Cloudflare's limits of the file: Cloudflare ignores rules beyond these limits. */
const MOST_RULES = 100;
const MOST_CHARACTERS = 2_000;

/** Patterns of every address outside of `assets/`: a page with and without a slash, its file, and the documents. */
const PAGES = ['/', '/:page', '/:page/', '/:page/index.html', '/documents/*'];

/**
 * The header rules. Every response has the security headers. Each asset has a cache rule of its own: a rule for the
 * folder would make the answer for a missing asset cacheable. No two rules set the same header of an address:
 * Cloudflare joins the two values, Netlify takes the last one.
 */
export function headerRules(policy: string, assets: readonly string[]): HeaderRule[] {
  const { 'Cache-Control': _ofPages, ...security } = answerHeaders('page', policy);
  const cache = (kind: AnswerKind) => (pattern: string) => ({
    pattern,
    headers: [['Cache-Control', cacheControl[kind]]] as const,
  });
  const rules = [
    { pattern: '/*', headers: Object.entries(security) },
    ...PAGES.map(cache('page')),
    ...assets.map(cache('asset')),
  ];
  checkLimits(rules);
  return rules;
}

/** Beyond a limit a host would drop a rule or cut a policy without a word. */
function checkLimits(rules: readonly HeaderRule[]): void {
  if (rules.length > MOST_RULES) {
    throw new Error(`_headers has ${rules.length} rules; hosts read ${MOST_RULES}. Merge chunks.`);
  }
  for (const [name, value] of rules.flatMap(({ headers }) => headers)) {
    const length = `  ${name}: ${value}`.length;
    if (length > MOST_CHARACTERS) {
      throw new Error(
        `_headers: the line of ${name} has ${length} characters; hosts read ${MOST_CHARACTERS}. ` +
          'Fewer pages with styles of their own, or fewer origins in the environment, make it shorter.',
      );
    }
  }
}
