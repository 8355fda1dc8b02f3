/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { aliases, type AliasName } from '@/contract';
import { buildRequest } from '@/platform/api/request';
import { requestContextOf } from '@/platform/session/launch/commonParameters';
import { headerRules } from '../../scripts/build/headerRules';
import { formatHeaders } from '../../scripts/build/headersFile';
import { ownBeacons, ownCalls } from '../../tools/deploy/nginx/nginxCalls';
import { nginxHttp } from '../../tools/deploy/nginx/nginxHttp';
import { nginxServer } from '../../tools/deploy/nginx/nginxServer';
import { testEnvironment } from '../support/environment';
import { listening } from '../support/port';
import { rawRequest, statusOf } from '../support/rawHttp';
import { createTestNginx, hasBrotli, hasNginx, type TestNginx } from '../support/testNginx';

/** What passes nginx on its way to a server behind it and back: addresses, methods, headers, cookies, sizes. */

const HOST = 'one.test';
const CALL = '/entered/v3/loan-details/loan-details';
const UPLOAD = '/entered/user-problem/upload-problem-img';
const REPORTS = '/reports';
const environment = testEnvironment({
  sessionHeader: 'X-Session',
  intentHeader: 'Idempotency-Key',
  reportUrl: `${REPORTS}?key=1`,
  aliases: { problemList: '/legacy/list.do' },
});

interface Received {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

(hasNginx() ? describe : describe.skip)('nginx', () => {
  let nginx: TestNginx;
  let server: Server;
  let received: Received[];

  beforeAll(async () => {
    server = createServer((asked, response) => {
      void text(asked).then((body) => {
        const { method = '', url = '', headers } = asked;
        received.push({ line: `${method} ${url}`, headers, body });
        const status = Number(/status=(\d+)/.exec(url)?.[1] ?? 200);
        response.writeHead(status, [
          ['Set-Cookie', 'JSESSIONID=A; Path=/'],
          ['set-cookie', 'other=1'],
          ['Set-Cookie2', 'old=1'],
        ]);
        response.end('{}');
      });
    });
    const port = await listening(server);
    const origin = `http://127.0.0.1:${String(port)}`;
    nginx = await createTestNginx([HOST]);
    await nginx.load(nginxHttp({ hasBrotli: hasBrotli() }), {
      [HOST]: nginxServer(formatHeaders(headerRules("default-src 'none'", ['/assets/a.js'])), {
        root: nginx.folder,
        name: HOST,
        folders: ['confirm'],
        behind: [
          ...ownCalls(environment).map((it) => ({ ...it, origin })),
          { answers: 'reports', origin, paths: ownBeacons(environment), headers: [] },
        ],
      }),
    });
  });

  beforeEach(() => {
    received = [];
  });

  afterAll(async () => {
    await nginx.stop();
    server.close();
  });

  const send = (line: string, headers: readonly string[] = [], body = '') =>
    rawRequest({ tls: nginx.tls }, HOST, [line, ...headers], { body });
  const post = (path: string, body: string, headers: readonly string[] = []) =>
    send(`POST ${path}`, [`Content-Length: ${String(body.length)}`, ...headers], body);

  it.each(Object.keys(aliases) as AliasName[])(
    'passes every header of a call as it was sent: %s',
    async (name) => {
      for (const launch of [
        { userId: '7', sessionId: 'S' },
        { userId: '7', sessionId: 'S', swift: 's1', eyes: 'e1', language: '1' },
        { userId: '7', sessionId: 'S', crp_phe: 'c', dearest: 'd', showy: 'h', dearer: 'r' },
      ]) {
        const context = { ...requestContextOf(launch, environment), intentId: 'intent-1' };
        const { url, init } = buildRequest(name, { orderId: '9' }, context);
        const sent = { ...init.headers, 'User-Agent': 'Phone', 'Accept-Language': 'es-MX' };
        const headers = Object.entries(sent).map((it) => it.join(': '));
        const body = typeof init.body === 'string' ? init.body : '';
        await (init.method === 'GET' ? send(`GET ${url}`, headers) : post(url, body, headers));
        const [arrived] = received.splice(0);
        expect(arrived).toMatchObject({ line: `${String(init.method)} ${url}`, body });
        for (const [header, value] of Object.entries(sent)) {
          expect([header, arrived?.headers[header.toLowerCase()]]).toEqual([header, value]);
        }
      }
    },
  );

  it('passes what a browser says of itself, and what a preflight asks', async () => {
    const headers = [
      'Accept: application/json',
      'Accept-Encoding: gzip',
      'Origin: https://one.test',
      'Access-Control-Request-Method: POST',
      'Access-Control-Request-Headers: crp_phe',
    ];
    await send(`OPTIONS ${CALL}`, headers);
    expect(received[0]?.headers).toMatchObject({
      accept: 'application/json',
      'accept-encoding': 'gzip',
      origin: 'https://one.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'crp_phe',
    });
  });

  it.each([CALL, UPLOAD, REPORTS])(
    'drops what only a proxy may set, and cookies, to %s',
    async (path) => {
      const forged = [
        'X-Forwarded-For: 6.6.6.6',
        'X-Forwarded-Host: evil.test',
        'X-Forwarded-Port: 1',
        'X-Forwarded-Proto: http',
        'X-Forwarded-Prefix: /admin',
        'X-Forwarded-Client-Cert: 1',
        'Forwarded: for=6.6.6.6',
        'X-Real-IP: 6.6.6.6',
        'X_Real_IP: 6.6.6.6',
        'X_Forwarded_For: 6.6.6.6',
        'X-Client-IP: 6.6.6.6',
        'True-Client-IP: 6.6.6.6',
        'CF-Connecting-IP: 6.6.6.6',
        'X-Original-URL: /admin',
        'X-Rewrite-URL: /admin',
        'X-HTTP-Method-Override: DELETE',
        'X-Remote-User: root',
        'X-SSL-Client-Verify: SUCCESS',
        'Authorization: Basic cm9vdA==',
        'Proxy-Authorization: Basic cm9vdA==',
        'Proxy: http://evil.test',
        'Cookie: JSESSIONID=A',
        'Cookie2: $Version=1',
        'Via: 1.1 evil',
        'Upgrade: websocket',
        'TE: trailers',
        'Range: bytes=0-1',
      ];
      await post(path, '{}', forged);
      const headers = received[0]?.headers ?? {};
      expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|evil|admin|root|JSESSIONID/);
      const own = ['connection', 'content-length', 'host', 'x-forwarded-for', 'x-forwarded-proto'];
      const empty = ['swift', 'eyes'];
      expect(
        Object.keys(headers)
          .filter((name) => !empty.includes(name))
          .sort(),
      ).toEqual(own.filter((name) => name in headers));
      expect(headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      });
    },
  );

  it.each([
    [CALL, 200],
    [CALL, 302],
    [CALL, 401],
    [CALL, 500],
    [UPLOAD, 200],
    [UPLOAD, 413],
    [REPORTS, 204],
    [REPORTS, 500],
  ])('keeps the cookies of a server from the browser: %s %i', async (path, status) => {
    const answer = await post(`${path}?status=${String(status)}`, '{}');
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toMatch(/set-cookie/i);
  });

  describe.each([
    ['calls', 'GET', CALL],
    ['the upload', 'POST', UPLOAD],
    ['reports', 'POST', REPORTS],
  ])('the addresses of %s', (_, method, path) => {
    it('pass as they are written, with any query', async () => {
      for (const query of ['', '?', '?a=%2F..%2F&b=é'.replace('é', '%C3%A9'), '?a=/../"[]|']) {
        const answer = await send(`${method} ${path}${query}`, ['Content-Length: 0']);
        expect([query, statusOf(answer)]).toEqual([query, 200]);
      }
      expect(received.map(({ line }) => line.split('?')[0])).toEqual(
        Array<string>(4).fill(`${method} ${path}`),
      );
    });

    it('pass in no other spelling', async () => {
      const [, first = '', ...others] = path.split('/');
      const rest = others.join('/');
      const letter = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`;
      const spellings = [
        `/internal/admin/..%2f..%2f${first}/${rest}`,
        `/internal/admin/..%2F..%2F${first}/${rest}`,
        `/internal/../${first}/${rest}`,
        `/internal/%2e%2e/${first}/${rest}`,
        `/internal/.%2E/${first}/${rest}`,
        `/internal/..;/${first}/${rest}`,
        `/./${first}/${rest}`,
        `//${first}/${rest}`,
        `/%2f${first}/${rest}`,
        `/${first}//${rest}`,
        `/${first}%2f${rest}`,
        `/${first}/.//${rest}`,
        `/${letter}/${rest}`,
        `/%25${letter.slice(1)}/${rest}`,
        `${path}/`,
        `${path}/..`,
        `${path}/../admin`,
        `${path}/x/..`,
        `${path}%2f..%2fadmin`,
        `${path}%2e`,
        `${path}%0a`,
        `${path}%0d%0aX-Admin:%201`,
        `${path}%00`,
        `${path}%20`,
        `${path}%09`,
        `${path};a=1`,
        `${path}%3b`,
        `${path}#`,
        `${path}#/../admin`,
        `${path}?a=1#/../admin`,
        `${path}%23`,
        `${path}%3Fa=1`,
        `${path}\\`,
        `${path}%5c..%5cadmin`,
        `\\${first}/${rest}`,
        path.toUpperCase(),
        `${path}%c0%af`,
        `${path}\xe9`,
        `${path}?a=\xe9`,
        `/confirm/..${path}`,
        `/assets/..${path}`,
        `/assets/..%2f${first}/${rest}`,
        `https://${HOST}/x/..${path}`,
        `http://evil.test${path}`,
        `https://evil.test/../${first}/${rest}`,
      ];
      for (const spelling of spellings) {
        await send(`${method} ${spelling}`, ['Content-Length: 0']);
        expect([spelling, received.map(({ line }) => line)]).toEqual([spelling, []]);
      }
    });
  });

  it.each([
    [CALL, ['GET', 'POST', 'OPTIONS']],
    [UPLOAD, ['POST', 'OPTIONS']],
    [REPORTS, ['POST', 'OPTIONS']],
  ])('passes only the methods of %s', async (path, allowed) => {
    const methods =
      'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT COPY MOVE LOCK PROPFIND SEARCH LINK DEBUG GETS post';
    for (const method of methods.split(' ')) {
      await send(`${method} ${path}`, ['Content-Length: 0']);
      const isThere = received.splice(0).length > 0;
      expect([method, isThere]).toEqual([method, allowed.includes(method)]);
    }
    expect(statusOf(await send(`DELETE ${path}`))).toBe(405);
  });

  it.each([
    [CALL, 64 * 1024],
    [UPLOAD, 16 * 1024 * 1024],
    [REPORTS, 16 * 1024],
  ])('takes a body of a limited size: %s', async (path, bytes) => {
    expect(statusOf(await post(path, 'b'.repeat(bytes)))).toBe(200);
    received = [];
    const tooMuch = `Content-Length: ${String(bytes + 1)}`;
    expect(statusOf(await send(`POST ${path}`, [tooMuch]))).toBe(413);
    const chunk = 'b'.repeat(bytes + 1);
    const chunked = `${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`;
    expect(await send(`POST ${path}`, ['Transfer-Encoding: chunked'], chunked)).not.toMatch(
      / 200 /,
    );
    expect(received).toEqual([]);
  });

  it('passes a call under its other name alone', async () => {
    expect(statusOf(await post('/legacy/list.do', '{}'))).toBe(200);
    await post('/entered/user-problem/problem-list', '{}');
    await post('/legacy/list_do', '{}');
    expect(received).toHaveLength(1);
  });
});
