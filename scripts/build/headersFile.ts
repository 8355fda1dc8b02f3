/**
 * The format of a static host's `_headers`: a path pattern at the start of a line, its headers indented below. `*`
 * matches any text, `:name` the text between two slashes.
 */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
    else {
      const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
      rules.at(-1)?.headers.push([name, value]);
    }
  }
  return rules;
}

/** The headers of a path. No two rules set one header of it (`headerRules`). */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => patternOf(pattern).test(pathname));
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}

function patternOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
