/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesBetween, isRaised, largest } from '../../tools/lender/contract/version';

/** What `npm run check:contract` makes of a change to `docs/api/openapi.json`. */

const FILE = 'docs/api/openapi.json';

type Json = Record<string, unknown>;

interface Document {
  readonly paths: Record<string, unknown>;
  readonly components: { readonly schemas: Record<string, { required?: string[] } & Json> };
}

const schema = ({ components }: Document, name: string) => components.schemas[name]!;
const fieldsOf = (document: Document, name: string) => schema(document, name).properties as Json;

/** A change, the part of the version that it raises, and the words of its report. */
const changes: readonly [
  what: string,
  part: string,
  reported: RegExp,
  (it: Document) => unknown,
][] = [
  [
    'other words',
    'patch',
    /repayment-way.* description modified/,
    (it) => (schema(it, 'repaymentWayData').description = 'Ways to pay'),
  ],
  [
    'a field that a server may answer',
    'minor',
    /until .*added/,
    (it) => (fieldsOf(it, 'getSidData').until = {}),
  ],
  [
    'a field that a server must answer',
    'major',
    /productName/,
    (it) => schema(it, 'loanDetailsData').required?.push('productName'),
  ],
  [
    'a field that the app no longer sends',
    'major',
    /sendMsg/,
    (it) => {
      delete fieldsOf(it, 'repaymentCommitBody').sendMsg;
      const { required = [] } = schema(it, 'repaymentCommitBody');
      required.splice(required.indexOf('sendMsg'), 1);
    },
  ],
  [
    'a call that is gone',
    'major',
    /problem-list/,
    (it) => delete it.paths['/user-problem/problem-list'],
  ],
];

describe('of a document with several changes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  let found: ReturnType<typeof changesBetween> = [];
  beforeAll(() => {
    const document = JSON.parse(readFileSync(FILE, 'utf8')) as Document;
    for (const [, , , change] of changes) change(document);
    const changed = path.join(folder, 'changed.json');
    writeFileSync(changed, JSON.stringify(document));
    found = changesBetween(FILE, changed);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each(changes)('%s: %s', (_, part, reported) => {
    expect(largest(found.filter(({ about }) => reported.test(about)))).toBe(part);
  });

  it('the largest counts', () => {
    expect(largest(found)).toBe('major');
  });
});

it('an unchanged document raises nothing', () => {
  expect(largest(changesBetween(FILE, FILE))).toBe('none');
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
