/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { handlerNames } from '../../../src/platform/native/bridge';

const android = readFileSync('docs/native/android/BorrowerHost.java', 'utf8');
const ios = readFileSync('docs/native/ios/BorrowerHost.swift', 'utf8');

it.each(handlerNames)('finds %s in both sample hosts', (name) => {
  expect(android).toMatch(new RegExp(`@JavascriptInterface\\s+public void ${name}\\(`));
  expect(ios).toContain(`"${name}"`);
});

it.each([
  ['Android', android],
  ['iOS', ios],
])(
  'accepts an empty page after a session on %s, and reloads a killed page with the current launch address',
  (_, host) => {
    expect(host).toContain('"about:blank"');
    expect(host).toContain('launchAddress()');
    expect(host).not.toMatch(/reload\(\)|recreate\(\)/);
  },
);
