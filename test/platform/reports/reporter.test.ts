import type { ApiFailure } from '@/platform/api/failures';
import type { Environment } from '@/platform/environment/environment';
import type { Incident } from '@/platform/reports/report';
import { startReports } from '@/platform/reports/startReports';
import { testEnvironment } from '../../support/environment';
import { lostCall } from './samples';

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
  path = '/LOANDETAIL/?userId=u1',
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
  await import('@/platform/reports/reporter');
  await Promise.resolve();
  const bodies = () => sent.map(({ init }) => JSON.parse(init.body as string) as object);
  return { sent, bodies, reporter };
}

/** Hides the page: a reporter sends its speed, once. */
async function hidePage(): Promise<void> {
  const hide = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  hide.mockRestore();
}

// The reporters of a file have one document: each of them has sent its speed before the next test.
afterEach(hidePage);

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
  const sent = jest.fn();
  let warned: jest.SpyInstance;

  const reporter = () => {
    warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
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
  await hidePage();
  await hidePage();
  const speeds = bodies().filter((body) => 'FCP' in body);
  expect(speeds).toMatchObject([{ kind: 'speed', firstAnswer: 802, FCP: 512 }]);
});

describe('a sampled speed', () => {
  const speedsOf = async (reportSample: number) => {
    jest.spyOn(Math, 'random').mockReturnValueOnce(0.25);
    const { bodies } = await report([lostCall], '/repay', { reportSample });
    await hidePage();
    return bodies();
  };

  it('states its sample rate', async () => {
    expect(await speedsOf(0.5)).toMatchObject([
      { kind: 'call', sample: 1 },
      { kind: 'speed', sample: 0.5 },
    ]);
  });

  it('is not sent from the other pages, which still send failures', async () => {
    expect(await speedsOf(0.25)).toMatchObject([{ kind: 'call' }]);
    expect(await speedsOf(0)).toMatchObject([{ kind: 'call' }]);
  });
});
