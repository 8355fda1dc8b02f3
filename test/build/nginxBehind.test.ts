/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer as createPlain, type RequestListener, type Server } from 'node:http';
import { createServer as createSecure } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { answerHeaders, headerRules } from '../../scripts/build/headerRules';
import { formatHeaders } from '../../scripts/build/headersFile';
import { nginxHttp } from '../../tools/deploy/nginx/nginxHttp';
import { nginxServer } from '../../tools/deploy/nginx/nginxServer';
import { curlAt } from '../support/curl';
import { listening } from '../support/port';
import {
  certify,
  createTestNginx,
  hasBrotli,
  hasNginx,
  type TestNginx,
} from '../support/testNginx';

/** The servers behind a real nginx: their certificates, the headers of their answers, the size and rate of reports. */

const POLICY = "default-src 'none'; script-src 'self'";
const HEADERS = formatHeaders(headerRules(POLICY, ['/assets/app.1a2b.js']));
const CALL = '/entered/v3/loan-details/loan-details';

/** The lender's page reflects the query, and its headers would allow the script. */
const REFLECTED = '<script>document.title = sessionStorage.length</script>';
const LAX = {
  'Content-Type': 'text/html',
  'Content-Security-Policy': "default-src * 'unsafe-inline'",
  'Cache-Control': 'public, max-age=600',
  'Strict-Transport-Security': 'max-age=0',
  'X-Frame-Options': 'ALLOWALL',
};

/** The lenders and receivers, by the name in nginx's configuration. */
const SERVERS = ['trusted', 'self-signed', 'other-name', 'plain', 'gone'] as const;
type ServerName = (typeof SERVERS)[number];
const brandOf = (server: ServerName) => `${server}.brand.test`;
const isPlain = (server: ServerName) => server === 'plain' || server === 'gone';

/** One report a minute instead of five a second: how many get through depends on the burst alone, at any speed of the machine. */
function slowRate(http: string): string {
  expect(http).toContain('rate=5r/s;');
  return http.replace('rate=5r/s;', 'rate=1r/m;');
}

(hasNginx() ? describe : describe.skip)('servers behind nginx', () => {
  let nginx: TestNginx;
  let running: Server[];
  let received: string[];

  const answer: RequestListener = (asked, response) => {
    void text(asked).then((body) => {
      const { method = '', url = '' } = asked;
      received.push(`${method} ${url} ${String(body.length)}`);
      const status = Number(/status=(\d+)/.exec(url)?.[1] ?? 200);
      const file = /file=(\S+)/.exec(url)?.[1];
      response.writeHead(status, { ...LAX, ...(file && { 'X-Accel-Redirect': file }) });
      response.end(REFLECTED);
    });
  };

  beforeAll(async () => {
    nginx = await createTestNginx(SERVERS.map(brandOf));
    const file = (name: string) => path.join(nginx.folder, 'tls', name);
    const read = (name: string) => readFileSync(file(name), 'utf8');
    // Two authorities between the root and the server, as public authorities have them.
    certify(file('between'), 'between', file('authority'));
    certify(file('below'), 'below', file('between'));
    certify(file('trusted'), 'trusted.test', file('below'));
    certify(file('self-signed'), 'self-signed.test');
    const chain = read('trusted.pem') + read('below.pem') + read('between.pem');
    const trusted = { key: read('trusted.key'), cert: chain };
    const selfSigned = { key: read('self-signed.key'), cert: read('self-signed.pem') };
    const servers: Record<ServerName, Server> = {
      trusted: createSecure(trusted, answer),
      'self-signed': createSecure(selfSigned, answer),
      'other-name': createSecure(trusted, answer),
      plain: createPlain(answer),
      gone: createPlain((_, response) => response.destroy()),
    };
    running = Object.values(servers);
    const brands = await Promise.all(
      SERVERS.map(async (name) => {
        const server = servers[name];
        const place = `127.0.0.1:${String(await listening(server))}`;
        const origin = isPlain(name) ? `http://${place}` : `https://${name}.test`;
        const printed = nginxServer(HEADERS, {
          root: nginx.folder,
          name: brandOf(name),
          folders: [],
          behind: [
            { answers: 'calls', origin, paths: [CALL], headers: [] },
            { answers: 'reports', origin, paths: ['/reports'], headers: [] },
          ],
        });
        return [brandOf(name), `upstream ${name}.test { server ${place}; }\n${printed}`];
      }),
    );
    writeFileSync(path.join(nginx.folder, 'ours.html'), 'ours');
    await nginx.load(
      slowRate(nginxHttp({ hasBrotli: hasBrotli() })),
      Object.fromEntries(brands) as Record<string, string>,
    );
  });

  beforeEach(() => {
    received = [];
  });

  afterAll(async () => {
    await nginx.stop();
    running.forEach((server) => server.close());
  });

  const curl = (server: ServerName, address: string, more?: readonly string[]) =>
    curlAt(nginx, brandOf(server), address, more);
  const report = (bytes: number) => ['-H', 'Content-Type: text/plain', '-d', 'r'.repeat(bytes)];

  it('get calls and reports if an authority of the system signed for their name', async () => {
    expect(await curl('trusted', `${CALL}?orderId=7`)).toMatch(/^HTTP\S* 200/);
    expect(await curl('trusted', '/reports', report(9))).toMatch(/^HTTP\S* 200/);
    expect(received).toEqual([`GET ${CALL}?orderId=7 0`, 'POST /reports 9']);
  });

  it.each(['self-signed', 'other-name'] as const)(
    'get nothing with a certificate that is %s',
    async (server) => {
      for (const [address, more] of [
        [`${CALL}?sessionId=S`, []],
        ['/reports', report(9)],
      ] as const) {
        expect(await curl(server, address, more)).toMatch(/^HTTP\S* 502/);
      }
      expect(received).toEqual([]);
    },
  );

  it.each([
    ['an answer', 'plain', `${CALL}?q=1`, 200],
    ['a refusal', 'plain', `${CALL}?status=404`, 404],
    ['a failure', 'plain', `${CALL}?status=500`, 500],
    ['an answer that nginx writes', 'gone', CALL, 502],
    ['a refused certificate', 'self-signed', CALL, 502],
    ['a report', 'plain', '/reports?report', 200],
  ] as const)(
    'send no header of their own with %s: ours only',
    async (_, server, path_, status) => {
      const more = path_.endsWith('report') ? report(9) : [];
      const head = headOf(await curl(server, path_, more));
      expect(head.status).toBe(status);
      expect(head.headers).toEqual(
        expect.arrayContaining(
          Object.entries(answerHeaders('call', POLICY)).map(([name, value]) => `${name}: ${value}`),
        ),
      );
      const names = head.headers.map((line) => line.replace(/:.*/, '').toLowerCase());
      expect(names).toEqual([...new Set(names)]);
    },
  );

  it('get 41 reports from an address at once, and beyond that only its rate', async () => {
    // The tests above send from another address.
    const from = ['--interface', '127.0.0.2', ...report(9)];
    const answers = await curl('plain', '/reports?[1-50]', from);
    const statuses = Array.from(answers.matchAll(/HTTP\S+ (\d+)/g), ([, status]) => status);
    expect(statuses).toEqual([...Array<string>(41).fill('200'), ...Array<string>(9).fill('429')]);
    expect(received).toHaveLength(41);
    expect(await curl('plain', CALL)).toMatch(/^HTTP\S* 200/);
  });

  it('cannot make nginx answer a call with a file of ours', async () => {
    expect(await curl('plain', `${CALL}?file=/ours.html`)).toContain(REFLECTED);
  });

  it('are not asked if nginx refuses a request before it has a place: the headers are there', async () => {
    const { status, headers } = headOf(
      await curl('plain', `${CALL}?sessionId=${'a'.repeat(20_000)}`),
    );
    expect(status).toBe(414);
    expect(headers).toEqual(
      expect.arrayContaining(
        Object.entries(answerHeaders('lost', POLICY)).map(([name, value]) => `${name}: ${value}`),
      ),
    );
    expect(received).toEqual([]);
  });
});

function headOf(answer: string) {
  const [line = '', ...headers] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
  return { status: Number(line.split(' ')[1]), headers };
}
