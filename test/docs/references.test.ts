/** @jest-environment node */
import { posix } from 'node:path';
import { proofs } from '../../tools/proof/table';
import { filesBelow, isThere, textOf } from './pages';

const PAGES = filesBelow(
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/*.md',
  'tools/*.md',
);
const SOURCES = filesBelow(
  'src',
  'test',
  'sandbox',
  'scripts',
  'tools',
  '*.js',
  '*.cjs',
  '*.ts',
).filter((file) => /\.(tsx?|c?js)$/.test(file));

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
      textOf(page).matchAll(/`((?:src|test|sandbox|scripts|tools|public|docs)\/[\w/.-]+\.\w+)`/g),
      ([, file = '']) => file,
    );
  expect(named('docs/asvs.md').length).toBeGreaterThan(50);
  expect(PAGES.flatMap((page) => lost(named(page), page))).toEqual([]);
});

describe('a command', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const files = [
    ...PAGES,
    ...SOURCES,
    ...filesBelow('deploy', 'docs/native', '.ci', '.github', 'stryker.config.mjs'),
  ];
  const named = files.flatMap((file) =>
    Array.from(
      textOf(file).matchAll(/\bnpm run (?:--silent )?([\w:]*\w)(?: -- (\w+))?/g),
      ([, name = '', parameter]) => ({ file, name, parameter }),
    ),
  );

  it('that a page, a comment, a message or a workflow names exists', () => {
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
  });

  it('that one of them names as a proof exists', () => {
    const asProofs = named.filter(({ name, parameter }) => name === 'proof' && parameter);
    expect(asProofs.length).toBeGreaterThan(20);
    expect(asProofs.filter(({ parameter = '' }) => !(parameter in proofs))).toEqual([]);
  });

  it('that runs each night is one of eight proofs', () => {
    const [, names = ''] = /proof: \[(.*)\]/.exec(textOf('.github/workflows/nightly.yml')) ?? [];
    const nightly = [
      'abuse',
      'concurrency',
      'engines',
      'faults',
      'kill',
      'pseudo',
      'sheets',
      'stories',
    ];
    expect(names.split(', ')).toEqual(nightly);
    expect(Object.keys(proofs)).toEqual(expect.arrayContaining(nightly));
  });

  it('of package.json is one of at most 25', () => {
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(25);
  });
});

it('the version of package.json is that of the newest release in the changelog', () => {
  const { version } = JSON.parse(textOf('package.json')) as { version: string };
  const [, newest] = /^## (\d+\.\d+\.\d+) /m.exec(textOf('CHANGELOG.md')) ?? [];
  expect(version).toBe(newest);
});

it('the last release in the changelog that names a contract names that of released.json', () => {
  const { info } = JSON.parse(textOf('docs/api/released.json')) as {
    info: { version: string };
  };
  const [, released = ''] = textOf('CHANGELOG.md').split(/^(?=## \d)/m, 2);
  const [, named] = /^- Contract (\d+\.\d+\.\d+):/m.exec(released) ?? [];
  expect(info.version).toBe(named);
});
