/** @jest-environment node */
import { posix } from 'node:path';
import { filesBelow, isThere, textOf } from './pages';

const PAGES = filesBelow(
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/*.md',
);
const SOURCES = filesBelow('src', 'test', 'scripts', '*.js', '*.cjs', '*.ts').filter((file) =>
  /\.(tsx?|c?js)$/.test(file),
);

/** Targets that a file names and that do not exist. */
const lost = (named: readonly string[], file: string) =>
  named.filter((target) => !isThere(target)).map((target) => `${file}: ${target}`);

it('every section that a comment names exists', () => {
  const named = (file: string) =>
    Array.from(textOf(file).matchAll(/\bdocs\/[\w/-]+\.md(#[\w-]+)?/g), ([target]) => target);
  expect(SOURCES.flatMap(named).length).toBeGreaterThan(0);
  expect(SOURCES.flatMap((file) => lost(named(file), file))).toEqual([]);
});

it('every page and section that a page links exists', () => {
  const links = (file: string) =>
    Array.from(textOf(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g), ([, link = '']) =>
      link.startsWith('#') ? file + link : posix.join(posix.dirname(file), link),
    );
  expect(PAGES.flatMap((file) => lost(links(file), file))).toEqual([]);
});

it('no comment names a missing document', () => {
  const elsewhere =
    /\bsections? \d|\b(spec|contract|design)\.md\b|\b(the|by) spec\b|\bspec['’]s\b|\((spec|contract),/i;
  const naming = SOURCES.flatMap((file) =>
    textOf(file)
      .split('\n')
      .filter((line) => elsewhere.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(naming).toEqual([]);
});

it('every test and file that a page names exists', () => {
  const named = (page: string) =>
    Array.from(
      textOf(page).matchAll(/`((?:src|test|sandbox|scripts|public|docs)\/[\w/.-]+\.\w+)`/g),
      ([, file = '']) => file,
    );
  expect(named('docs/asvs.md').length).toBeGreaterThan(50);
  expect(PAGES.flatMap((page) => lost(named(page), page))).toEqual([]);
});

it('every command that a page names exists', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const named = PAGES.flatMap((page) =>
    Array.from(textOf(page).matchAll(/\bnpm run ([\w:]+)/g), ([, name = '']) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});
