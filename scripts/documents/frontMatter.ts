import * as v from 'valibot';
import type { DocumentVersion } from '../../src/app/prerender/texts/documentWords';
import type { Problem } from './markdown';

const text = v.pipe(v.string(), v.regex(/\S/, 'a text'));

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`);
}

const VersionSchema = v.strictObject({
  version: text,
  effective: v.pipe(v.string(), v.check(isDay, 'a day such as 2026-01-31')),
  approvedBy: v.optional(text),
});

export interface FrontMatter {
  /** The Markdown after the front matter. Empty lines replace the front matter, so that line numbers stay the same. */
  readonly source: string;
  readonly version?: DocumentVersion;
  readonly problems: readonly Problem[];
}

/** Reads the lines `name: value` between two lines `---` at the start of a document. */
export function readFrontMatter(file: string, whole: string): FrontMatter {
  const [block, inside] = /^---\n([\s\S]*?)\n---\n/.exec(whole) ?? [];
  if (block === undefined || inside === undefined) return { source: whole, problems: [] };
  const source = block.replace(/.*/g, '') + whole.slice(block.length);
  const lines = inside.split('\n').map((line) => line.split(/:(.*)/s));
  const given = Object.fromEntries(
    lines.map(([name = '', value = '']) => [name.trim(), value.trim()]),
  );
  const { success, output, issues = [] } = v.safeParse(VersionSchema, given);
  if (success) return { source, version: output, problems: [] };
  const problems = issues.map((issue) => ({
    place: `${file}:1`,
    problem: `front matter, ${v.getDotPath(issue) ?? ''}: ${issue.message}`,
  }));
  return { source, problems };
}
