/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * What reaches into a library, as `webpack.config.js` does, rests on how the library is made inside. Each test fails when that
 * changes: then the borrowed part is looked at anew, measured, and kept or dropped.
 */

const library = (file: string) => readFileSync(posix.join('node_modules', file), 'utf8');

const PRODUCTION = 'react-router/dist/production';
const chunksOf = (source: string) =>
  Array.from(source.matchAll(/"\.\/(chunk-\w+\.mjs)"/g), ([, chunk = '']) => chunk);

describe('styled-components’ prefixer, which the build leaves out', () => {
  const middleware = library('stylis/src/Middleware.js');

  it('is a module of its own, by the name that the build replaces', () => {
    expect(existsSync('node_modules/stylis/src/Prefixer.js')).toBe(true);
    expect(middleware).toContain("from './Prefixer.js'");
  });

  it('exports what its stand-in exports, and no more', () => {
    const exported = library('stylis/src/Prefixer.js').match(/export (function|const|let) \w+/g);
    expect(exported).toEqual(['export function prefix']);
  });

  it('is for those who ask for prefixes, and nobody here does', () => {
    expect(library('styled-components/dist/styled-components.esm.js')).toMatch(/\.prefix\b/);
    expect(readFileSync('src/theme/StyleTarget.tsx', 'utf8')).not.toContain('enableVendorPrefixes');
  });
});

describe('react-router’s production files, which the build takes by their place', () => {
  const { exports } = JSON.parse(library('react-router/package.json')) as {
    readonly exports: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };

  it.each(['index.mjs', 'dom-export.mjs'])('%s is there', (file) => {
    expect(library(`${PRODUCTION}/${file}`)).toMatch(/export/);
  });

  it('are chosen by no condition of the package itself: else the alias could go', () => {
    expect(JSON.stringify(exports['.'])).toContain('/development/');
    expect(JSON.stringify(exports['.'])).not.toContain('/production/');
  });

  it('name their components by assignments, which the build drops so that unused ones can go', () => {
    const named = chunksOf(library(`${PRODUCTION}/index.mjs`)).filter((chunk) =>
      /^\w+\.displayName = /m.test(library(`${PRODUCTION}/${chunk}`)),
    );
    expect(named).not.toEqual([]);
  });
});

it('the barcode’s encoder stands alone, without the rest of its library', () => {
  const encoder = library('jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js');
  const needed = Array.from(encoder.matchAll(/require\('([^']+)'\)/g), ([, file]) => file);
  expect(needed.every((file) => file?.startsWith('./'))).toBe(true);
});

it('the router counts its entries in the history’s state, by which Back knows the first screen', () => {
  const source = library(`${PRODUCTION}/index.mjs`);
  const chunks = chunksOf(source).map((chunk) => library(`${PRODUCTION}/${chunk}`));
  expect(chunks.join('\n')).toMatch(/\{ \.\.\.globalHistory\.state, idx: index \}/);
});
