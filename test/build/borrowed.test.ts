/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** The app imports three library internals by path or name. Each test fails when an update moves one of them. */

const library = (file: string) => readFileSync(posix.join('node_modules', file), 'utf8');

const PRODUCTION = 'react-router/dist/production';
const chunksOf = (source: string) =>
  Array.from(source.matchAll(/"\.\/(chunk-\w+\.mjs)"/g), ([, chunk = '']) => chunk);

describe('react-router’s production files, imported by path', () => {
  const { exports } = JSON.parse(library('react-router/package.json')) as {
    readonly exports: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };

  it.each(['index.mjs', 'dom-export.mjs'])('%s exists', (file) => {
    expect(library(`${PRODUCTION}/${file}`)).toMatch(/export/);
  });

  it('have no condition in the package’s exports: otherwise remove the alias', () => {
    expect(JSON.stringify(exports['.'])).toContain('/development/');
    expect(JSON.stringify(exports['.'])).not.toContain('/production/');
  });
});

it('the barcode encoder works without the rest of its library', () => {
  const encoder = library('jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js');
  const needed = Array.from(encoder.matchAll(/require\('([^']+)'\)/g), ([, file]) => file);
  expect(needed.every((file) => file?.startsWith('./'))).toBe(true);
});

it('the router stores the entry index in the history state, which Back reads', () => {
  const source = library(`${PRODUCTION}/index.mjs`);
  const chunks = chunksOf(source).map((chunk) => library(`${PRODUCTION}/${chunk}`));
  expect(chunks.join('\n')).toMatch(/\{ \.\.\.globalHistory\.state, idx: index \}/);
});
