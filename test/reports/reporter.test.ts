import fc from 'fast-check';
import type { ApiFailure } from '../../src/api/failures';
import type { Environment } from '../../src/environment/environment';
import { type Incident, toReport } from '../../src/reports/report';
import { startReports } from '../../src/reports/startReports';
import { testEnvironment } from '../support/environment';

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

/** The loaded reporter and the reports that it sent. */
async function report(
  incidents: readonly Incident[],
  path = '/loanDetail?userId=u1',
  overrides: Partial<Environment> = {},
) {
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
  const reporter = startReports(window, testEnvironment({ reportUrl: '/reports', ...overrides }));
  incidents.forEach(reporter);
  await import('../../src/reports/reporter');
  await Promise.resolve();
  const bodies = () => sent.map(({ init }) => JSON.parse(init.body as string) as object);
  return { sent, bodies, reporter };
}

const failure = {
  kind: 'unreachable',
  alias: 'loanDetails',
  reason: 'server',
  status: 503,
} as const;
const lostCall: Incident = { kind: 'call', failure, duration: 12.6 };

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

  const reporter = () => {
    warned.mockClear();
    window.fetch = sent;
    return startReports(window, testEnvironment());
  };

  it.each([malformed, unclear])('logs a malformed answer in one line: $kind', (told) => {
    reporter()({ kind: 'call', failure: told, duration: 1 });
    expect(warned.mock.calls).toEqual([
      [
        'repaymentCommit: the answer does not fit rawResponseSchema (needValid: expected boolean; list.0.value: expected string)',
      ],
    ]);
  });

  it('logs nothing else, and sends nothing', () => {
    const tell = reporter();
    tell(lostCall);
    tell({ kind: 'call', failure: refused, duration: 1 });
    tell({ kind: 'crash', error: new Error(CANARY) });
    expect(warned).not.toHaveBeenCalled();
    expect(sent).not.toHaveBeenCalled();
  });
});

it('sends a violation of the page’s and the host’s policy once, and a lost call each time', async () => {
  const violation = {
    kind: 'policy',
    directive: 'img-src',
    blocked: 'https://x.example/a',
  } as const;
  const { bodies } = await report([violation, lostCall, violation, lostCall]);
  expect(bodies()).toMatchObject([{ kind: 'policy' }, { kind: 'call' }, { kind: 'call' }]);
});

it('sends earlier incidents as plain text without credentials', async () => {
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
      release: 'test',
      brand: 'sandbox-h5',
      route: '/loanDetail',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      sample: 1,
      alias: 'loanDetails',
      failure: 'unreachable',
      status: 503,
      duration: 13,
    },
  ]);
});

it('sends at most twenty reports from a page', async () => {
  const { sent, reporter } = await report(Array.from({ length: 30 }, () => lostCall));
  reporter(lostCall);
  expect(sent).toHaveLength(20);
});

it('sends the speed once, when the page is hidden', async () => {
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

describe('a sampled speed', () => {
  const speedsOf = async (reportSample: number) => {
    jest.spyOn(Math, 'random').mockReturnValueOnce(0.25);
    const { bodies } = await report([lostCall], '/repay', { reportSample });
    const hide = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    hide.mockRestore();
    return bodies();
  };

  it('says of how many pages it is one', async () => {
    expect(await speedsOf(0.5)).toMatchObject([
      { kind: 'call', sample: 1 },
      { kind: 'speed', sample: 0.5 },
    ]);
  });

  it('is not sent from the other pages, whose failures are', async () => {
    expect(await speedsOf(0.25)).toMatchObject([{ kind: 'call' }]);
    expect(await speedsOf(0)).toMatchObject([{ kind: 'call' }]);
  });
});

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

  it('is reported only in its own form', () => {
    for (const id of [CANARY, `${intentId}${CANARY}`, `${CANARY}${intentId}`]) {
      expect(toReport(lost(id), true)).toMatchObject({ intent: '' });
    }
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

it('ignores a position that a message quotes', () => {
  const error = new TypeError('assets/app.2f219e58.js:1:5512345678');
  error.stack = `TypeError: ${error.message}\n    at assets/2d665c35.js:7:8`;
  expect(toReport({ kind: 'crash', error }, true)).toMatchObject({
    places: [{ file: '2d665c35.js', line: 7, column: 8 }],
  });
});

it.each([
  ['/LOANDETAIL/', '/loanDetail'],
  [`/${CANARY}`, ''],
])('reports the route of %s as %j, as in the table', async (path, route) => {
  const { bodies } = await report([lostCall], path);
  expect(bodies()).toMatchObject([{ route }]);
});

it('reports neither position nor type of an answer that quotes itself', () => {
  const failure = {
    kind: 'malformed',
    alias: 'loanDetails',
    schema: 'rawResponseSchema',
    issues: [`${CANARY}: expected string`, `name: expected ${CANARY}`],
  } as const;
  const nothing = { path: '', expected: '' };
  expect(toReport({ kind: 'call', failure, duration: 1 }, true)).toMatchObject({
    issues: [nothing, nothing],
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

it.each([
  ['https://elsewhere.example/x.js?userId=1', 'https://elsewhere.example'],
  ['inline', 'inline'],
  ['data:text/html,hello', 'data:'],
  [CANARY, ''],
])('reports only the origin of what the policy blocked: %s', (blocked, told) => {
  expect(toReport({ kind: 'policy', directive: 'script-src-elem', blocked }, true)).toEqual({
    kind: 'policy',
    directive: 'script-src-elem',
    blocked: told,
  });
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
