/** @jest-environment node */
import { posix } from 'node:path';
import { filesBelow, isThere, textOf } from './pages';

const PAGES = filesBelow('README.md', 'docs');
const SOURCES = filesBelow('src', 'test', 'scripts', '*.js', '*.cjs', '*.ts').filter((file) =>
  /\.(tsx?|c?js)$/.test(file),
);

/** What a file names and is not there. */
const lost = (named: readonly string[], file: string) =>
  named.filter((target) => !isThere(target)).map((target) => `${file}: ${target}`);

it('every section that a comment names is there', () => {
  const named = (file: string) =>
    Array.from(textOf(file).matchAll(/\bdocs\/[\w/-]+\.md(#[\w-]+)?/g), ([target]) => target);
  expect(SOURCES.flatMap(named).length).toBeGreaterThan(0);
  expect(SOURCES.flatMap((file) => lost(named(file), file))).toEqual([]);
});

it('every page and section that a page leads to is there', () => {
  const links = (file: string) =>
    Array.from(textOf(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g), ([, link = '']) =>
      link.startsWith('#') ? file + link : posix.join(posix.dirname(file), link),
    );
  expect(PAGES.flatMap((file) => lost(links(file), file))).toEqual([]);
});
