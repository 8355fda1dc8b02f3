/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { corsText } from '../../tools/lender/cors';
import { testEnvironment } from '../support/environment';

it('prints the same headers in the reference as `npm run nginx`', () => {
  const page = readFileSync('docs/api/README.md', 'utf8');
  expect(page).toContain(corsText(testEnvironment(), 'https://app.example'));
});

it('adds the headers of session and intent', () => {
  const headers = { sessionHeader: 'Authorization', intentHeader: 'Idempotency-Key' };
  const text = corsText(testEnvironment(headers), 'https://app.example');
  expect(text).toMatch(/^Access-Control-Allow-Headers: .*Idempotency-Key.*$/m);
  expect(text).toMatch(/^Access-Control-Allow-Headers: .*Authorization.*$/m);
});
