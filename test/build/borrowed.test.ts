/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** The app imports two library internals by path or name. Each test fails when an update moves one of them. */

const library = (file: string) => readFileSync(posix.join('node_modules', file), 'utf8');

it('the barcode encoder works without the rest of its library', () => {
  const encoder = library('jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js');
  const needed = Array.from(encoder.matchAll(/require\('([^']+)'\)/g), ([, file]) => file);
  expect(needed.every((file) => file?.startsWith('./'))).toBe(true);
});

it('the router stores the entry index in the history state, which Back reads', () => {
  const source = library('@remix-run/router/dist/router.js');
  expect(source).toMatch(/_extends\(\{\}, globalHistory\.state, \{\s*idx: index\s*\}\)/);
});
