import fc from 'fast-check';
import type { ApiFailure } from '../../src/api/failures';
import { toReport } from '../../src/reports/report';
import type { Sighting } from '../../src/reports/sighting';
import { startReports } from '../../src/reports/startReports';

jest.mock('web-vitals', () => ({
  onCLS: jest.fn(),
  onFCP: (note: (metric: object) => void) => {
    note({ name: 'FCP', value: 512.4 });
  },
  onINP: jest.fn(),
  onLCP: jest.fn(),
  onTTFB: jest.fn(),
}));

const CANARY = 'canary Señora Pérez 5512345678';

/** Loads the page's reporter. Returns the reports that it sent. */
async function report(sightings: readonly Sighting[], path = '/loanDetail?userId=u1') {
  window.history.pushState(null, '', path);
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  window.fetch = (url, init = {}) => {
    sent.push({ url: url as string, init });
    return Promise.resolve(new Response());
  };
  window.requestIdleCallback = (act) => {
    act({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  const witness = startReports(window, { url: '/reports', release: 'r1' });
  sightings.forEach(witness);
  await import('../../src/reports/reporter');
  await Promise.resolve();
  const bodies = () => sent.map(({ init }) => JSON.parse(init.body as string) as object);
  return { sent, bodies, witness };
}

const failure = {
  kind: 'unreachable',
  alias: 'loanDetails',
  reason: 'server',
  status: 503,
} as const;
const lostCall: Sighting = { kind: 'call', failure, duration: 12.6 };

describe('without a report address', () => {
  const malformed: ApiFailure = {
    kind: 'malformed',
    alias: 'repaymentCommit',
    status: 200,
    schema: 'rawResponseSchema',
    issues: ['needValid: expected boolean', 'list.0.value: expected string'],
  };
  const unclear: ApiFailure = {
    kind: 'unknownOutcome',
    alias: 'repaymentCommit',
    cause: malformed,
  };
  const refused: ApiFailure = { kind: 'refused', alias: 'register', code: '7', message: CANARY };
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sent = jest.fn();

  const witness = () => {
    warned.mockClear();
    window.fetch = sent;
    return startReports(window, { url: '', release: 'r1' });
  };

  it.each([malformed, unclear])('a malformed answer is one line in the console: $kind', (told) => {
    witness()({ kind: 'call', failure: told, duration: 1 });
    expect(warned.mock.calls).toEqual([
      [
        'repaymentCommit: the answer does not fit rawResponseSchema (needValid: expected boolean; list.0.value: expected string)',
      ],
    ]);
  });

  it('other events are not logged, and no request leaves', () => {
    const tell = witness();
    tell(lostCall);
    tell({ kind: 'call', failure: refused, duration: 1 });
    tell({ kind: 'crash', error: new Error(CANARY) });
    expect(warned).not.toHaveBeenCalled();
    expect(sent).not.toHaveBeenCalled();
  });
});

it('a violation of two policies is reported once, a failed call each time', async () => {
  const violation = {
    kind: 'policy',
    directive: 'img-src',
    blocked: 'https://x.example/a',
  } as const;
  const { bodies } = await report([violation, lostCall, violation, lostCall]);
  expect(bodies()).toMatchObject([{ kind: 'policy' }, { kind: 'call' }, { kind: 'call' }]);
});

it('events before the reporter’s start are sent as plain text without credentials', async () => {
  const { sent, bodies } = await report([lostCall]);
  expect(sent[0]).toMatchObject({
    url: '/reports',
    init: {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': 'text/plain' },
    },
  });
  expect(bodies()).toEqual([
    {
      kind: 'call',
      release: 'r1',
      route: '/loanDetail',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      alias: 'loanDetails',
      failure: 'unreachable',
      status: 503,
      duration: 13,
    },
  ]);
});

it('a page sends at most twenty reports', async () => {
  const { sent, witness } = await report(Array.from({ length: 30 }, () => lostCall));
  witness(lostCall);
  expect(sent).toHaveLength(20);
});

it('the speed is reported once, when the page is hidden', async () => {
  const marks = [{ startTime: 801.7 }, { startTime: 2_000 }];
  Object.assign(window.performance, { getEntriesByName: () => marks });
  const { bodies } = await report([]);
  const hide = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  const speeds = bodies().filter((body) => 'FCP' in body);
  expect(speeds.at(-1)).toMatchObject({ kind: 'speed', firstAnswer: 802, FCP: 512 });
  hide.mockRestore();
});

it('a crash report has the error’s name and its places in own files', () => {
  const error = new TypeError(CANARY);
  error.stack = `TypeError: ${CANARY}
    at open (https://h5.lender.example/assets/app.2f219e58.js:1:2345)
    at https://h5.lender.example/confirm?userId=${CANARY}:1:9
    at https://elsewhere.example/other.js:3:4
    at https://h5.lender.example/assets/2d665c35.js:7:8`;
  expect(toReport({ kind: 'crash', error })).toEqual({
    kind: 'crash',
    name: 'TypeError',
    places: [
      { file: 'app.2f219e58.js', line: 1, column: 2345 },
      { file: '2d665c35.js', line: 7, column: 8 },
    ],
  });
});

it('a place within a message is not reported', () => {
  const error = new TypeError('assets/app.2f219e58.js:1:5512345678');
  error.stack = `TypeError: ${error.message}\n    at assets/2d665c35.js:7:8`;
  expect(toReport({ kind: 'crash', error })).toMatchObject({
    places: [{ file: '2d665c35.js', line: 7, column: 8 }],
  });
});

it.each([
  ['/LOANDETAIL/', '/loanDetail'],
  [`/${CANARY}`, ''],
])('the route of %s is %j, as in the table', async (path, route) => {
  const { bodies } = await report([lostCall], path);
  expect(bodies()).toMatchObject([{ route }]);
});

it('values within an answer’s place or type are not reported', () => {
  const failure = {
    kind: 'malformed',
    alias: 'loanDetails',
    schema: 'rawResponseSchema',
    issues: [`${CANARY}: expected string`, `name: expected ${CANARY}`],
  } as const;
  const nothing = { path: '', expected: '' };
  expect(toReport({ kind: 'call', failure, duration: 1 })).toMatchObject({
    issues: [nothing, nothing],
  });
});

it('a refusal is not reported; a malformed answer is reported as schema, place and expectation', () => {
  const refused = { kind: 'refused', alias: 'loanDetails', code: '7', message: CANARY } as const;
  expect(toReport({ kind: 'call', failure: refused, duration: 1 })).toBeUndefined();
  const malformed = {
    kind: 'malformed',
    alias: 'loanDetails',
    status: 200,
    schema: 'rawResponseSchema',
    issues: ['list.0.value: expected string'],
  } as const;
  expect(toReport({ kind: 'call', failure: malformed, duration: 1 })).toMatchObject({
    status: 200,
    schema: 'rawResponseSchema',
    issues: [{ path: 'list.0.value', expected: 'string' }],
  });
});

it('a money write without a clear answer is reported with its reason', () => {
  const cause = {
    kind: 'unreachable',
    alias: 'repaymentCommit',
    reason: 'server',
    status: 502,
  } as const;
  const failure = { kind: 'unknownOutcome', alias: 'repaymentCommit', cause } as const;
  expect(toReport({ kind: 'call', failure, duration: 7.4 })).toEqual({
    kind: 'call',
    alias: 'repaymentCommit',
    failure: 'unknownOutcome',
    status: 502,
    duration: 7,
  });
});

it.each([
  ['https://elsewhere.example/x.js?userId=1', 'https://elsewhere.example'],
  ['inline', 'inline'],
  ['data:text/html,hello', 'data:'],
  [CANARY, ''],
])('a violation of the policy by %s is reported by its origin only', (blocked, told) => {
  expect(toReport({ kind: 'policy', directive: 'script-src-elem', blocked })).toEqual({
    kind: 'policy',
    directive: 'script-src-elem',
    blocked: told,
  });
});

it('personal text never reaches a report, wherever it occurs', () => {
  const canary = fc.string({ minLength: 1, maxLength: 30 }).map((text) => `${text}⌘canary⌘${text}`);
  const sighting = fc.oneof(
    canary.map((text): Sighting => {
      const error = new Error(text);
      error.name = text;
      error.stack = `${text} assets/${text}.js:1:2`;
      return { kind: 'crash', error };
    }),
    canary.map((text): Sighting => ({ kind: 'crash', error: text })),
    canary.map((text): Sighting => ({ kind: 'bridge', handler: text })),
    canary.map((text): Sighting => ({ kind: 'policy', directive: text, blocked: text })),
    canary.map((text): Sighting => ({
      kind: 'policy',
      directive: 'img-src',
      blocked: `https://x.example/${encodeURIComponent(text)}`,
    })),
    canary.map((text): Sighting => ({
      kind: 'call',
      failure: { kind: 'malformed', alias: 'loanDetails', schema: text, issues: [text] },
      duration: 1,
    })),
  );
  fc.assert(
    fc.property(sighting, (met) => {
      expect(JSON.stringify(toReport(met))).not.toMatch(/canary/);
    }),
  );
});
