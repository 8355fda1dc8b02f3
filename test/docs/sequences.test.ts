/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The sequence diagrams of docs/architecture.md: each file exists, and imports what it calls. */

const SRC = path.resolve('src');
const diagrams = [
  ...readFileSync('docs/architecture.md', 'utf8').matchAll(/sequenceDiagram\n([^`]*)```/g),
].map(([, lines = '']) => lines);

const filesOf = (diagram: string): ReadonlyMap<string, string> =>
  new Map(
    [...diagram.matchAll(/^participant (\w+) as (\S+\.tsx?)$/gm)].map(
      ([, name = '', file = '']) => [name, path.join(SRC, file)],
    ),
  );

/** Solid arrows are calls; dashed ones are answers. */
const callsOf = (diagram: string) => [...diagram.matchAll(/^(\w+)->>(\w+): .*$/gm)];

const sourceOf = (file: string) => readFileSync(file, 'utf8');

/** The files that a file imports, through the doors of their folders, too. */
const importsOf = (file: string): readonly string[] =>
  modulesIn(file).flatMap((found) =>
    path.basename(found) === 'index.ts' ? [found, ...modulesIn(found)] : [found],
  );

const modulesIn = (file: string): readonly string[] =>
  [...sourceOf(file).matchAll(/ from '([@.][^']*)'/g)].flatMap(([, name = '']) => {
    const base = name.startsWith('@/')
      ? path.join(SRC, name.slice(2))
      : path.resolve(path.dirname(file), name);
    return [`${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].filter(existsSync);
  });

it.each([
  { what: 'a read', diagram: diagrams[0] ?? '', most: 9 },
  { what: 'a card payment', diagram: diagrams[1] ?? '', most: 11 },
])('$what passes the files of its diagram, at most $most', ({ diagram, most }) => {
  const files = filesOf(diagram);
  const calls = callsOf(diagram).flatMap(([line, from = '', to = '']) => {
    const [caller, called] = [files.get(from), files.get(to)];
    return caller && called ? [{ line, caller, called }] : [];
  });
  expect([...files.values()].filter((file) => !existsSync(file))).toEqual([]);
  expect(calls.length).toBeGreaterThanOrEqual(files.size - 1);
  expect(calls.filter(({ caller, called }) => !importsOf(caller).includes(called))).toEqual([]);
  expect(files.size).toBeLessThanOrEqual(most);
});
