/** @jest-environment node */
import { codesIn, filesBelow, tableBelow, textOf } from './pages';

/** Everything that keeps, sends or opens is named here or in the reference: a new one is a decision. */

const sources = filesBelow('src').filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('/catalogues/'),
);
/** The files of which a line matches, but for comments. */
const filesWith = (pattern: RegExp) =>
  sources.filter((file) =>
    textOf(file)
      .split('\n')
      .some((line) => !/^\s*(\/?\*|\/\/)/.test(line) && pattern.test(line)),
  );

it('the reference names everything that is kept: where, and whose it is', () => {
  const listed = tableBelow('docs/reference/kept.md', 'Table').map(
    ([key, , where = '', owner = '']) => [codesIn(key)[0], where, owner],
  );
  const row = /: Kept<[\s\S]*?> = \{\s*key: '([^']+)',\s*where: '([^']+)',\s*owner: '([^']+)'/g;
  const rows = sources.flatMap((file) => Array.from(textOf(file).matchAll(row), ([, ...it]) => it));
  expect(rows.sort()).toEqual(listed.sort());
  const declared = sources.flatMap((file) => textOf(file).match(/: Kept<[^=;]*> = \{/g) ?? []);
  expect(declared).toHaveLength(listed.length);
});

it('nothing else touches a storage of the browser', () => {
  const storage = /localStorage|sessionStorage|indexedDB|document\.cookie|\bcaches\b|serviceWorker/;
  expect(filesWith(storage)).toEqual(['src/session/box.ts']);
});

it('what sends a request is one of these', () => {
  const sends = /\.fetch\(|\bfetch\(|new XMLHttpRequest|sendBeacon|new (WebSocket|EventSource)/;
  const known = SENDERS.map(([file]) => file);
  expect(filesWith(sends).filter((file) => !file.startsWith('src/features/preview/'))).toEqual(
    [...known].sort(),
  );
});

it('what opens an address, or loads one anew, is one of these', () => {
  const opens = /location\.(assign|replace|reload|href =)|window\.open|\.(push|replace)State\(/;
  const known = OPENERS.map(([file]) => file);
  expect(filesWith(opens).filter((file) => !file.startsWith('src/features/preview/'))).toEqual(
    [...known].sort(),
  );
});

const SENDERS: readonly (readonly [file: string, what: string])[] = [
  ['src/features/promotion/ports.ts', 'a conversion, to `conversionUrl`'],
  ['src/head/begin.ts', 'the first read, to the address of its alias'],
  ['src/pages/borrower/index.tsx', 'the launch pad, in development'],
  ['src/pages/borrower/start.tsx', 'every call of `docs/reference/calls.md`, and uploads'],
  ['src/pages/promotion/index.tsx', 'the calls of the promotion'],
  ['src/pages/site/index.tsx', 'the texts of a notice'],
  ['src/reports/reporter.ts', 'reports, to `reportUrl`'],
];

const OPENERS: readonly (readonly [file: string, what: string])[] = [
  ['src/pages/borrower/start.tsx', 'what the gate let pass, and the page itself for a lost chunk'],
  ['src/pages/promotion/index.tsx', 'the page itself for a lost chunk'],
  ['src/pages/shell/PageFailure.tsx', 'the page itself'],
  ['src/pages/shell/startFailure.ts', 'the page itself'],
  ['src/session/guardPage.ts', 'an empty page, or the page itself, for another borrower'],
  ['src/session/openSession.ts', 'the address bar without a session'],
];
