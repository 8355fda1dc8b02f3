/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesBetween, isRaised, largest } from '../../scripts/contract/version';

/** What `npm run check:contract` makes of a change to `docs/api/openapi.json`. */

const FILE = 'docs/api/openapi.json';

type Json = Record<string, unknown>;

interface Document {
  readonly paths: Record<string, unknown>;
  readonly components: { readonly schemas: Record<string, { required?: string[] } & Json> };
}

const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The part of the version that a change raises. */
function partFor(change: (document: Document) => void) {
  const document = JSON.parse(readFileSync(FILE, 'utf8')) as Document;
  change(document);
  const changed = path.join(folder, 'changed.json');
  writeFileSync(changed, JSON.stringify(document));
  return largest(changesBetween(FILE, changed));
}

const schema = ({ components }: Document, name: string) => components.schemas[name]!;
const fieldsOf = (document: Document, name: string) => schema(document, name).properties as Json;

it.each<[string, ReturnType<typeof partFor>, Parameters<typeof partFor>[0]]>([
  ['nothing', 'none', () => undefined],
  ['other words', 'patch', (it) => (schema(it, 'loanDetailsData').description = 'An order')],
  ['a field that a server may answer', 'minor', (it) => (fieldsOf(it, 'getSidData').until = {})],
  [
    'a field that a server must answer',
    'major',
    (it) => schema(it, 'loanDetailsData').required?.push('productName'),
  ],
  [
    'a field that the app no longer sends',
    'major',
    (it) => {
      delete fieldsOf(it, 'repaymentCommitBody').sendMsg;
      const { required = [] } = schema(it, 'repaymentCommitBody');
      required.splice(required.indexOf('sendMsg'), 1);
    },
  ],
  ['a call that is gone', 'major', (it) => delete it.paths['/user-problem/problem-list']],
])('%s: %s', (_, part, change) => {
  expect(partFor(change)).toBe(part);
});

it.each([
  ['major', '1.4.2', '2.0.0', true],
  ['major', '1.4.2', '1.5.0', false],
  ['minor', '1.4.2', '1.5.0', true],
  ['minor', '1.4.2', '2.0.0', true],
  ['minor', '1.4.2', '1.4.3', false],
  ['patch', '1.4.2', '1.4.3', true],
  ['patch', '1.4.2', '1.4.2', false],
  ['patch', '1.4.2', '1.3.9', false],
  ['none', '1.4.2', '1.4.2', true],
] as const)('a %s change from %s is told by %s: %s', (part, before, now, isEnough) => {
  expect(isRaised(part, before, now)).toBe(isEnough);
});
