import type { HeaderRule } from '../../scripts/build/headersFile';

/** How two hosts read `_headers`, after the matchers that they publish (netlify/build, cloudflare/workers-sdk). */

type Headers = Readonly<Record<string, string>>;

const escaped = (text: string) => text.replace(/[-/\\^$+?.()|[\]{}]/g, '\\$&');

/** Ignores case and a slash at the end. */
const netlifyPattern = (pattern: string) =>
  new RegExp(
    `^/${pattern
      .split('/')
      .filter(Boolean)
      .map((part) => (part.startsWith(':') ? '([^/]+)' : part === '*' ? '?(.*)' : escaped(part)))
      .join('/')}/?$`,
    'iu',
  );

const cloudflarePattern = (pattern: string) =>
  new RegExp(`^${escaped(pattern).replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`);

/** The later rule replaces the value of an earlier one. */
export function asNetlify(rules: readonly HeaderRule[], path: string): Headers {
  const matching = rules.filter(({ pattern }) => netlifyPattern(pattern).test(path));
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}

/** The values of all matching rules are joined. */
export function asCloudflare(rules: readonly HeaderRule[], path: string): Headers {
  const joined = new Headers();
  for (const { pattern, headers } of rules) {
    if (cloudflarePattern(pattern).test(path)) {
      headers.forEach(([name, value]) => {
        joined.append(name, value);
      });
    }
  }
  const names = new Map(
    rules.flatMap(({ headers }) => headers.map(([name]) => [name.toLowerCase(), name])),
  );
  return Object.fromEntries([...joined].map(([name, value]) => [names.get(name) ?? name, value]));
}
