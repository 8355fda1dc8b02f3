import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { startCommand } from '../../scripts/build/command';

/**
 * `npm run stack -- [report.json]` (or standard input): replaces the positions of a reported error with names from
 * the source maps. The release's build wrote the maps beside `dist/`.
 */
interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The file descriptor of standard input. */
const STANDARD_INPUT = 0;

const MAPS = path.resolve('dist-maps');

function main(): void {
  const [file = STANDARD_INPUT] = process.argv.slice(2);
  const { name, places = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly name?: string;
    readonly places?: readonly Place[];
  };
  print(name ?? 'Error without a name');
  places.forEach((place) => {
    print(`  at ${nameOf(place)}`);
  });
}

/** Anybody can send a report: its control characters would steer the terminal, or hide a line. */
const print = (line: unknown) => {
  console.log(String(line).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD'));
};

function nameOf({ file, line, column }: Place): string {
  const written = `${file}:${String(line)}:${String(column)}`;
  // The reported file name is untrusted. `basename` keeps the path within the folder.
  const map = path.join(MAPS, `${path.basename(file)}.map`);
  if (!existsSync(map)) return `${written} (no map of this build in dist-maps/)`;
  const payload = JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload;
  const entry = new SourceMap(payload).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return written;
  const source = entry.originalSource.replace(/^webpack:\/\/[^/]*\//, '');
  const symbol = 'name' in entry && typeof entry.name === 'string' ? `${entry.name} ` : '';
  return `${symbol}${source}:${String(entry.originalLine + 1)}:${String(entry.originalColumn + 1)}`;
}

startCommand('npm run stack -- [report.json] (or standard input)');
main();
