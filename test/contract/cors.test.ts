/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { corsText } from '../../tools/lender/cors';
import { testEnvironment } from '../support/environment';

it('prints the same headers in the reference as `npm run nginx`', () => {
  const page = readFileSync('docs/api/README.md', 'utf8');
  expect(page).toContain(corsText(testEnvironment(), 'https://app.example'));
});
