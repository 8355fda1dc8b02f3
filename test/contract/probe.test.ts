/** @jest-environment node */
import { execFile } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import type { Environment } from '@/platform/environment/environment';
import type { Alias, Fault } from '../../sandbox';
import { openSandbox, type SandboxOptions } from '../../sandbox/server';
import { isMet, reportText } from '../../tools/lender/probe/report';
import { probe, type ProbeOptions } from '../../tools/lender/probe/run';
import { camelCaseLender } from '../fixtures/adapter/camelCaseLender';
import { testEnvironment } from '../support/environment';
import { listening } from '../support/port';

/** `npm run probe` against the sandbox, against a deviating one, and against a server without the calls. */

const EXPIRED = { sessionExpiredCodes: ['4010'] };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  return `http://127.0.0.1:${await listening(server)}`;
}

interface Setting {
  readonly environment?: Partial<Environment>;
  readonly sandbox?: SandboxOptions;
  readonly options?: ProbeOptions;
  /** The page's origin, where it differs from the server's. */
  readonly appOrigin?: string;
}

async function probed(
  { environment = EXPIRED, sandbox, options, appOrigin }: Setting = {},
  deviation?: readonly [Alias, Fault],
) {
  const { lender, listener } = openSandbox({ environment: EXPIRED, ...sandbox });
  if (deviation) lender.fault(...deviation);
  const server = await listen(listener);
  const apiBase = appOrigin ? server : '';
  const line = {
    environment: testEnvironment({ ...environment, apiBase }),
    launch: lender.launch('complainant'),
    appOrigin: appOrigin ?? server,
  };
  const findings = await probe(line, options);
  return { lender, findings, text: reportText(findings) };
}

it('accepts the sandbox, and sends no write without the option for writes', async () => {
  const { findings, lender, text } = await probed();
  expect(text).toMatch('The contract is kept');
  expect(isMet(findings)).toBe(true);
  const asked = new Set(lender.requests.map(({ alias }) => alias));
  const writes = ['problemSave', 'googleScore', 'repaymentCommit', 'repaymentHuichao'] as const;
  expect(writes.filter((name) => asked.has(name))).toEqual([]);
});

it('accepts the sandbox on another origin, with headers for session and intent', async () => {
  const appOrigin = 'https://app.example';
  const environment = { ...EXPIRED, sessionHeader: 'Authorization', intentHeader: 'X-Intent' };
  const sandbox = { environment, origins: [appOrigin] };
  const options = { isWriting: true, isPaying: true };
  const { findings, lender, text } = await probed({ environment, sandbox, options, appOrigin });
  expect([isMet(findings), text]).toEqual([true, text]);
  expect(text).toMatch(/ok +problemSave/);
  expect(text).toMatch(/ok +repaymentCommit/);
  expect(lender.requests.some(({ alias }) => alias === 'repaymentHuichao')).toBe(true);
});

const patch = (data: object, remove: readonly string[] = []): Fault => ({
  kind: 'patch',
  data,
  remove,
});
const without = (...remove: readonly string[]): Fault => ({ kind: 'patch', remove });
const fields = (given: Readonly<Record<string, unknown>>): Fault => ({
  kind: 'envelope',
  fields: given,
});

const deviations: readonly (readonly [named: string, alias: Alias, fault: Fault])[] = [
  ['orderStatus: expected', 'loanDetails', without('orderStatus')],
  ['isDelay: expected a flag (1 or 0), came a text', 'loanDetails', patch({ isDelay: 'yes' })],
  ['data: expected an object, came null', 'loanDetails', fields({ data: null })],
  ['code: expected a flag `success`', 'loanDetails', fields({ success: 'perhaps' })],
  ['no connection, or one that broke', 'loanDetails', { kind: 'cut' }],
  ['repayAmount: expected', 'loanPlayDetail', patch({ repayAmount: null })],
  [
    'repayAmount: expected an integer in minor units',
    'loanPlayDetail',
    patch({ repayAmount: '10.5' }),
  ],
  ['repayList: expected a list', 'loanPlayDetail', patch({ repayList: 'none' })],
  [
    'delayInfo: expected the field to be there, came nothing',
    'loanPlayDelayDetail',
    without('delayInfo'),
  ],
  [
    'mount: expected an integer in minor units, came a text',
    'contractDetail',
    patch({ mount: 'mil' }),
  ],
  ['bankCards.0.id: expected', 'repaymentWay', patch({ bankCards: [{ bankName: 'a' }] })],
  ['code: expected `code` to be the text "00"', 'repaymentWay', fields({ code: 0 })],
  ['tabs: expected a list', 'problemList', patch({ tabs: 'none' })],
  ['code: expected `code` to be "0" or 0', 'getSid', fields({ code: false })],
  ['sid: expected', 'getSid', without('sid')],
  ['body: expected a JSON object, came an HTML page', 'getWhatsapp', { kind: 'html' }],
  ['body: expected a JSON object, came text that is no JSON', 'getWhatsapp', { kind: 'truncated' }],
  ['body: expected a JSON object, came an empty body', 'getWhatsapp', { kind: 'empty' }],
  ['body: expected a JSON object, came null', 'problemInit', { kind: 'null' }],
  [
    'status: expected 200 with a success, came 503',
    'problemInit',
    { kind: 'status', status: 503, body: 'answer' },
  ],
  ['id: expected', 'channelTemplate', without('id')],
  ['content-type: expected an image', 'getCaptcha', { kind: 'html' }],
  [
    'message: expected a text for the borrower',
    'loanDetailConfirm',
    { kind: 'refuse', code: 9, message: '' },
  ],
];

it.each(deviations)('reports a deviation: %s (%s)', async (named, alias, fault) => {
  const { findings, text } = await probed({}, [alias, fault]);
  expect(isMet(findings)).toBe(false);
  expect(findings.filter(({ verdict }) => verdict === 'broken').map(({ call }) => call)).toContain(
    alias,
  );
  expect(text).toMatch(named);
  // No line contains a value of the answer.
  expect(text).not.toMatch(/perhaps|\bmil\b|10\.5/);
});

it('reports a lender that does not report an expired session', async () => {
  const { text } = await probed({ environment: {} });
  expect(text).toMatch(/BROKEN +an expired session[^]*expected HTTP 401/);
});

it('reports a lender that checks the session without its user', async () => {
  const { lender, listener } = openSandbox({ environment: EXPIRED });
  const launch = lender.launch('complainant');
  const appOrigin = await listen((request, response) => {
    request.url = request.url?.replace(/userId=[^&]*/, `userId=${launch.userId ?? ''}`) ?? '';
    listener(request, response);
  });
  const environment = testEnvironment(EXPIRED);
  const text = reportText(await probe({ environment, launch, appOrigin }));
  for (const name of ['loanDetails', 'loanPlayDetail', 'problemInit', 'problemList']) {
    expect(text).toMatch(new RegExp(`BROKEN +another userId: ${name} `));
  }
  expect(text).toMatch(/ok +getWhatsapp/);
});

it('reports a lender that refuses a form without a field, as the complaint form sends it', async () => {
  const { lender, listener } = openSandbox({ environment: EXPIRED });
  const appOrigin = await listen((request, response) => {
    const isEmpty =
      request.url?.includes('problem-init') && request.headers['content-length'] === '0';
    if (isEmpty) response.end(JSON.stringify({ code: '1001', message: 'Missing: orderId' }));
    else listener(request, response);
  });
  const environment = testEnvironment(EXPIRED);
  const findings = await probe({ environment, launch: lender.launch('complainant'), appOrigin });
  expect(reportText(findings)).toMatch(
    /ok +problemInit +200[^]*BROKEN +problemInit, an empty body[^]*expected an answer to a form without a field, came a refusal/,
  );
});

it('reports missing CORS headers', async () => {
  const { text } = await probed({ appOrigin: 'https://app.example' });
  expect(text).toMatch("expected Access-Control-Allow-Origin to be the app's origin, came nothing");
  expect(text).toMatch('expected Access-Control-Allow-Headers to name X-Requested-With');
});

it.each<[string, RequestListener]>([
  ['a web page', (_, response) => response.end('<!doctype html><h1>Hello</h1>')],
  ['a line that breaks', (request) => request.destroy()],
])('reports that the contract is broken by %s', async (_, listener) => {
  const appOrigin = await listen(listener);
  const launch = { userId: '1', sessionId: '2', orderId: '3', productId: '4' };
  const findings = await probe({ environment: testEnvironment(), launch, appOrigin });
  expect(isMet(findings)).toBe(false);
  expect(findings.some(({ verdict }) => verdict === 'answered')).toBe(false);
});

it('calls a refusal that equals that of an unknown path perhaps missing', async () => {
  const lacking = await listen((request, response) => {
    response.writeHead(404, { 'Content-Type': 'application/json' });
    const message = `No such resource: ${String(request.url)}, trace ${String(Math.random())}`;
    response.end(JSON.stringify({ code: '404', message, at: Math.random() }));
  });
  const launch = openSandbox({}).lender.launch('complainant');
  const findings = await probe({ environment: testEnvironment(), launch, appOrigin: lacking });
  const { verdict, status } = findings.find(({ call }) => call === 'loanDetails') ?? {};
  expect({ verdict, status }).toEqual({ verdict: 'perhapsMissing', status: 404 });
  expect(reportText(findings)).toMatch(/MISSING\? +loanDetails .*perhaps missing/);
});

it('notes at a page that was not found that the call is perhaps missing', async () => {
  const { lender, listener } = openSandbox({ environment: EXPIRED });
  const appOrigin = await listen((request, response) => {
    const isKnown = /problem-init|get-sid/.test(request.url ?? '');
    if (isKnown) {
      listener(request, response);
      return;
    }
    response.writeHead(404, { 'Content-Type': 'text/html' });
    response.end(`<!doctype html><h1>Nothing at ${String(request.url)}</h1>`);
  });
  const environment = testEnvironment(EXPIRED);
  const findings = await probe({ environment, launch: lender.launch('complainant'), appOrigin });
  const text = reportText(findings);
  expect(text).toMatch(/BROKEN +loanPlayDetail +404, \d+ ms, perhaps missing/);
  expect(text).toMatch(/ok +problemInit +200, \d+ ms$/m);
});

it('takes the lender’s own adapter, as a build does', async () => {
  const { lender } = openSandbox({ environment: EXPIRED });
  const answer = camelCaseLender(lender);
  const listener = getRequestListener(async (request) => {
    const { url, method } = request;
    const headers = Object.fromEntries(request.headers);
    const body = method === 'GET' ? {} : { body: Buffer.from(await request.arrayBuffer()) };
    // The captcha is a picture, which the example does not rename.
    return (url.includes('get-captcha') ? lender.fetch : answer)(url, { method, headers, ...body });
  });
  const server = await listen((...sent) => void listener(...sent));
  const launch = new URLSearchParams(lender.launch('complainant'));
  const probeWith = (env: NodeJS.ProcessEnv) =>
    promisify(execFile)(
      process.execPath,
      [
        '--import',
        'tsx',
        'tools/lender/probe.ts',
        'public/environments/sandbox.json',
        `${server}/?${launch}`,
      ],
      { env: { ...process.env, ...env } },
    ).catch((error: unknown) => error as { readonly stdout: string; readonly stderr: string });
  const verdictOf = ({ stdout }: { readonly stdout: string }) =>
    /^(\w+) +loanPlayDetail /m.exec(stdout)?.[1];
  expect(verdictOf(await probeWith({ ADAPTER: '' }))).toBe('BROKEN');
  const ADAPTER = 'test/fixtures/adapter/camelCase.ts';
  expect(verdictOf(await probeWith({ ADAPTER }))).toBe('ok');
  const { stderr } = await probeWith({ ADAPTER: 'lost.ts' });
  expect(stderr.trim()).toBe(`ADAPTER: there is no ${path.resolve('lost.ts')}`);
});
