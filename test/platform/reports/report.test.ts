import fc from 'fast-check';
import { type Incident, toReport } from '@/platform/reports/report';
import { failure, lostCall } from './samples';

const CANARY = 'canary Señora Pérez 5512345678';

describe('the id of a write’s intent', () => {
  const intentId = '0b3c1a52-7d0e-4c4b-9a55-0123456789ab';
  const lost = (id: string): Incident => ({
    kind: 'call',
    failure: { kind: 'unknownOutcome', alias: 'repaymentCommit', cause: failure, intentId: id },
    duration: 1,
  });

  it('is reported where the server receives it, too', () => {
    expect(toReport(lost(intentId), true)).toMatchObject({ intent: intentId });
    expect(toReport(lost(intentId), false)).not.toHaveProperty('intent');
    expect(toReport(lostCall, true)).not.toHaveProperty('intent');
  });
});

it('reports a crash by its name and its positions in our files', () => {
  const error = new TypeError(CANARY);
  error.stack = `TypeError: ${CANARY}
    at open (https://h5.lender.example/assets/app.2f219e58.js:1:2345)
    at https://h5.lender.example/confirm?userId=${CANARY}:1:9
    at https://elsewhere.example/other.js:3:4
    at https://h5.lender.example/assets/2d665c35.js:7:8`;
  expect(toReport({ kind: 'crash', error }, true)).toEqual({
    kind: 'crash',
    name: 'TypeError',
    places: [
      { file: 'app.2f219e58.js', line: 1, column: 2345 },
      { file: '2d665c35.js', line: 7, column: 8 },
    ],
  });
});

it('reports no refusal, and a malformed answer by its schema and the expected types', () => {
  const refused = { kind: 'refused', alias: 'loanDetails', code: '7', message: CANARY } as const;
  expect(toReport({ kind: 'call', failure: refused, duration: 1 }, true)).toBeUndefined();
  const malformed = {
    kind: 'malformed',
    alias: 'loanDetails',
    status: 200,
    schema: 'rawResponseSchema',
    issues: ['list.0.value: expected string'],
  } as const;
  expect(toReport({ kind: 'call', failure: malformed, duration: 1 }, true)).toMatchObject({
    status: 200,
    schema: 'rawResponseSchema',
    issues: [{ path: 'list.0.value', expected: 'string' }],
  });
});

it('reports the cause of an unknown outcome of a money write', () => {
  const cause = {
    kind: 'unreachable',
    alias: 'repaymentCommit',
    reason: 'server',
    status: 502,
  } as const;
  const failure = { kind: 'unknownOutcome', alias: 'repaymentCommit', cause } as const;
  expect(toReport({ kind: 'call', failure, duration: 7.4 }, true)).toEqual({
    kind: 'call',
    alias: 'repaymentCommit',
    failure: 'unknownOutcome',
    status: 502,
    duration: 7,
  });
});

it('reports a resource that the policy blocked by its origin', () => {
  const blocked = 'https://elsewhere.example/x.js?userId=1';
  const report = toReport({ kind: 'policy', directive: 'script-src-elem', blocked }, true);
  expect(report).toMatchObject({ blocked: 'https://elsewhere.example' });
});

it('puts no personal text into a report, wherever the text is', () => {
  const canary = fc.string({ minLength: 1, maxLength: 30 }).map((text) => `${text}⌘canary⌘${text}`);
  const incident = fc.oneof(
    canary.map((text): Incident => {
      const error = new Error(text);
      error.name = text;
      error.stack = `${text} assets/${text}.js:1:2`;
      return { kind: 'crash', error };
    }),
    canary.map((text): Incident => ({ kind: 'crash', error: text })),
    canary.map((text): Incident => ({ kind: 'bridge', handler: text })),
    canary.map((text): Incident => ({ kind: 'policy', directive: text, blocked: text })),
    canary.map((text): Incident => ({
      kind: 'policy',
      directive: 'img-src',
      blocked: `https://x.example/${encodeURIComponent(text)}`,
    })),
    canary.map((text): Incident => ({
      kind: 'call',
      failure: { kind: 'malformed', alias: 'loanDetails', schema: text, issues: [text] },
      duration: 1,
    })),
  );
  fc.assert(
    fc.property(incident, (met) => {
      expect(JSON.stringify(toReport(met, true))).not.toMatch(/canary/);
    }),
  );
});
