/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { handlerNames } from '../../src/native/bridge';

const android = readFileSync('docs/native/android/BorrowerHost.java', 'utf8');
const ios = readFileSync('docs/native/ios/BorrowerHost.swift', 'utf8');

it.each(handlerNames)('both sample hosts implement %s', (name) => {
  expect(android).toMatch(new RegExp(`@JavascriptInterface\\s+public void ${name}\\(`));
  expect(ios).toContain(`"${name}"`);
});

it.each([
  ['Android', android],
  ['iOS', ios],
])(
  'on %s the empty page of an ended borrower passes, and a dead page is opened for the login of now',
  (_, host) => {
    expect(host).toContain('"about:blank"');
    expect(host).toContain('launchAddress()');
    expect(host).not.toMatch(/reload\(\)|recreate\(\)/);
  },
);
