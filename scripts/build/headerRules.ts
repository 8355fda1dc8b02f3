import type { HeaderRule } from './headersFile';
import { securityHeaders } from './policy';

/**
 * The kinds of answers of our origin: `page` is also a document or a picture, `lost` is an error of the host, `call` is
 * an answer of a server behind our origin.
 */
export type AnswerKind = 'page' | 'asset' | 'lost' | 'call';

const caching: Readonly<Record<AnswerKind, Readonly<Record<string, string>>>> = {
  // A file does not depend on the query: a page that was prefetched without one serves every launch.
  page: { 'Cache-Control': 'private, no-cache', 'No-Vary-Search': 'params' },
  asset: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  lost: { 'Cache-Control': 'no-store' },
  call: { 'Cache-Control': 'no-store' },
};

/** Overrides the rule of the address if the file is not there. */
export const lostCaching = caching.lost;

/** A browser may open the answer to a call as a page: nothing in it runs, and it has no access to our storage. */
const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The list of headers by kind of answer, for `_headers`, the preview and nginx. `policy` is the policy of the pages. */
export const answerHeaders = (kind: AnswerKind, policy: string): Record<string, string> => ({
  ...securityOf(kind === 'call' ? CALL_POLICY : policy),
  ...caching[kind],
});

const securityOf = (policy: string) => ({
  'Content-Security-Policy': policy,
  ...securityHeaders,
});

/** Cloudflare's limits of the file: Cloudflare ignores what is beyond them. */
const MOST_RULES = 100;
const MOST_CHARACTERS = 2_000;

/** Patterns of every address outside of `assets/`: a page with and without a slash, its file, and the documents. */
const PAGES = ['/', '/:page', '/:page/', '/:page/index.html', '/documents/:language/:name'];

/** The number of assets that can have a rule of their own. */
export const MOST_ASSETS = MOST_RULES - 1 - PAGES.length;

/**
 * The header rules. Every response has the security headers. Each asset has a cache rule of its own: a rule for the
 * folder would make the answer for a missing asset cacheable. No two rules set the same header of an address:
 * Cloudflare joins the two values, Netlify takes the last one. An asset beyond `MOST_ASSETS` has the default of the hosts: a
 * browser asks on each visit whether the file has changed.
 */
export function headerRules(policy: string, assets: readonly string[]): HeaderRule[] {
  const rules = [
    { pattern: '/*', headers: Object.entries(securityOf(policy)) },
    ...PAGES.map((pattern) => ({ pattern, headers: Object.entries(caching.page) })),
    ...assets
      .slice(0, MOST_ASSETS)
      .map((pattern) => ({ pattern, headers: Object.entries(caching.asset) })),
  ];
  checkLines(rules);
  return rules;
}

/** A host would cut a longer line off without a word. */
function checkLines(rules: readonly HeaderRule[]): void {
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
