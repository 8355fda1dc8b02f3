/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort, listening } from '../../support/port';

/** Runs the two receivers of docs/reference/reports.md#a-receiver against servers that store the requests. */

const CRASH = {
  kind: 'crash',
  release: '2.1.0',
  brand: 'sandbox-h5',
  route: '/repay',
  at: '2026-05-04T10:00:00.000Z',
  sample: 1,
  name: 'TypeError',
  places: [
    { file: 'app.2f219e58.js', line: 1, column: 2345 },
    { file: '2d665c35.js', line: 7, column: 8 },
  ],
};
const CALL = {
  kind: 'call',
  release: '2.1.0',
  brand: 'sandbox-h5',
  route: '/ynRepayChoose',
  at: '2026-05-04T10:00:00.000Z',
  sample: 1,
  alias: 'repaymentCommit',
  failure: 'unknownOutcome',
  status: 502,
  duration: 812,
  intent: '0b3c1a52-7d0e-4c4b-9a55-0123456789ab',
};

interface Received {
  readonly url: string;
  readonly type: string | undefined;
  readonly body: string;
}

let target: Server;
let receiver: ChildProcess;
let received: Received[];

beforeEach(async () => {
  received = [];
  target = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ url: request.url ?? '', type: request.headers['content-type'], body });
      response.end();
    });
  });
  await listening(target);
});
afterEach(() => {
  receiver.kill();
  target.close();
});

/** Starts a receiver and waits until it answers. */
async function start(file: string, variables: Record<string, string>): Promise<string> {
  const port = String(await freePort());
  const env = { ...process.env, ...variables, PORT: port };
  receiver = spawn(process.execPath, [`docs/receivers/${file}`], { env, stdio: 'inherit' });
  const address = `http://127.0.0.1:${port}/`;
  while (!(await fetch(address, { method: 'POST' }).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return address;
}

/** Starts a receiver and sends it reports as a page does. */
async function send(file: string, variables: Record<string, string>, bodies: readonly string[]) {
  const address = await start(file, variables);
  const statuses: number[] = [];
  for (const body of bodies) statuses.push((await fetch(address, { method: 'POST', body })).status);
  return statuses;
}

const origin = () => `127.0.0.1:${String((target.address() as AddressInfo).port)}`;

it('Sentry receives the places of a crash as a stack, and a failed call by its alias', async () => {
  const variables = { SENTRY_DSN: `http://key@${origin()}/42` };
  const statuses = await send('sentry.mjs', variables, [
    JSON.stringify(CRASH),
    JSON.stringify(CALL),
    'no report',
  ]);
  expect(statuses).toEqual([204, 204, 400]);
  expect(received.map(({ url }) => url)).toEqual(
    Array.from({ length: 2 }, () => '/api/42/envelope/?sentry_key=key'),
  );
  const [crash, call] = received.map(({ body }) =>
    body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>),
  );
  expect(crash?.[1]).toEqual({ type: 'event' });
  expect(crash?.[2]).toMatchObject({
    event_id: crash?.[0]?.event_id,
    timestamp: CRASH.at,
    release: '2.1.0',
    level: 'error',
    exception: {
      values: [
        {
          type: 'TypeError',
          stacktrace: {
            frames: [
              { abs_path: 'app:///assets/2d665c35.js', lineno: 7, colno: 8 },
              { abs_path: 'app:///assets/app.2f219e58.js', lineno: 1, colno: 2345 },
            ],
          },
        },
      ],
    },
    tags: { kind: 'crash', brand: 'sandbox-h5', route: '/repay' },
  });
  expect(call?.[2]).toMatchObject({
    tags: { alias: 'repaymentCommit', failure: 'unknownOutcome' },
    contexts: { report: { status: 502, duration: 812, intent: CALL.intent, sample: 1 } },
  });
});

it('an OpenTelemetry collector receives each report as a log of the brand and release', async () => {
  const variables = { OTLP_URL: `http://${origin()}/v1/logs` };
  const statuses = await send('openTelemetry.mjs', variables, [JSON.stringify(CALL), '[']);
  expect(statuses).toEqual([204, 400]);
  expect(received).toMatchObject([{ url: '/v1/logs', type: 'application/json' }]);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    resourceLogs: [
      {
        resource: {
          attributes: [
            { key: 'service.name', value: { stringValue: 'sandbox-h5' } },
            { key: 'service.version', value: { stringValue: '2.1.0' } },
          ],
        },
        scopeLogs: [
          {
            logRecords: [
              {
                timeUnixNano: '1777888800000000000',
                severityNumber: 17,
                body: { stringValue: 'call' },
                attributes: [
                  { key: 'route', value: { stringValue: '/ynRepayChoose' } },
                  { key: 'sample', value: { doubleValue: 1 } },
                  { key: 'alias', value: { stringValue: 'repaymentCommit' } },
                  { key: 'failure', value: { stringValue: 'unknownOutcome' } },
                  { key: 'status', value: { doubleValue: 502 } },
                  { key: 'duration', value: { doubleValue: 812 } },
                  { key: 'intent', value: { stringValue: CALL.intent } },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});

it.each(['sentry.mjs', 'openTelemetry.mjs'])(
  '%s does not say that a report is kept which the collector refused or did not get',
  async (file) => {
    target.removeAllListeners('request');
    target.on('request', (_, response: ServerResponse) => response.writeHead(503).end());
    const variables = {
      SENTRY_DSN: `http://key@${origin()}/42`,
      OTLP_URL: `http://${origin()}/v1/logs`,
    };
    expect(await send(file, variables, [JSON.stringify(CRASH)])).toEqual([502]);
    receiver.kill();
    const gone = { SENTRY_DSN: 'http://key@127.0.0.1:1/42', OTLP_URL: 'http://127.0.0.1:1/' };
    expect(await send(file, gone, [JSON.stringify(CRASH)])).toEqual([502]);
  },
);

it.each(['sentry.mjs', 'openTelemetry.mjs'])(
  '%s takes a report of 16 kB, and stops reading a longer one that does not end',
  async (file) => {
    const address = await start(file, {
      SENTRY_DSN: `http://key@${origin()}/42`,
      OTLP_URL: `http://${origin()}/v1/logs`,
    });
    const report = JSON.stringify(CALL);
    const longest = report.padEnd(16 * 1024);
    expect((await fetch(address, { method: 'POST', body: longest })).status).toBe(204);
    const status = await new Promise((resolve, reject) => {
      const sending = request(address, { method: 'POST' }, (response) => {
        resolve(response.statusCode);
        sending.destroy();
      });
      sending.on('error', reject);
      sending.write(`${longest} `);
    });
    expect(status).toBe(413);
    expect(received).toHaveLength(1);
  },
);
