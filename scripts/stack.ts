import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/**
 * `npm run stack -- [report.json]` (or on the standard input): turns the places of a reported crash into names, by
 * the maps that the build of that release wrote beside `dist/`.
 */
interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The number under which a process has it open. */
const STANDARD_INPUT = 0;

const MAPS = path.resolve('dist-maps');

function main(): void {
  const [file = STANDARD_INPUT] = process.argv.slice(2);
  const { name, places = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly name?: string;
    readonly places?: readonly Place[];
  };
  console.log(name ?? 'no name');
  places.forEach((place) => {
    console.log(`  at ${nameOf(place)}`);
  });
}

function nameOf({ file, line, column }: Place): string {
  const written = `${file}:${String(line)}:${String(column)}`;
  // A reported name is data: it may not lead out of the folder.
  const map = path.join(MAPS, `${path.basename(file)}.map`);
  if (!existsSync(map)) return `${written} (no map of this build in dist-maps/)`;
  const payload = JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload;
  const entry = new SourceMap(payload).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return written;
  const source = entry.originalSource.replace(/^webpack:\/\/[^/]*\//, '');
  const symbol = 'name' in entry && typeof entry.name === 'string' ? `${entry.name} ` : '';
  return `${symbol}${source}:${String(entry.originalLine + 1)}:${String(entry.originalColumn + 1)}`;
}

main();
