/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { headerRules } from '../../scripts/build/headerRules';
import { formatHeaders, headersFor } from '../../scripts/headersFile';
import { nginxHttp, nginxServer } from '../../scripts/nginxServer';
import { createTestNginx, hasBrotli, hasNginx, type TestNginx } from '../../scripts/testNginx';
import { curlAt } from '../support/curl';

/** Runs the printed servers of two brands on a real nginx if the machine has one. The text is checked everywhere. */

const RULES = headerRules("default-src 'none'", ['/assets/app.1a2b.js']);
const FOLDERS = ['About', 'confirm', 'loanDetail'];
const FILES = [
  'index.html',
  'app.html',
  'promotion.html',
  ...FOLDERS.map((folder) => `${folder}/index.html`),
  'assets/app.1a2b.js',
  'assets/kept.3c4d.js',
  'icon.svg',
  'licenses.txt',
  'version.json',
  'documents/es/privacy.json',
  '_headers',
];

const behind = (origin: string) => [
  { answers: 'calls', origin, paths: ['/entered/v3/a.b'] } as const,
  { answers: 'reports', origin, paths: ['/reports'] } as const,
];
const brand = (name: string, more: Partial<Parameters<typeof nginxServer>[1]> = {}) =>
  nginxServer(formatHeaders(RULES), {
    root: '/srv/h5',
    name,
    folders: FOLDERS,
    behind: behind('http://127.0.0.1:1'),
    ...more,
  });

describe('the printed text', () => {
  const text = nginxHttp({ hasBrotli: true }) + brand('h5.test');

  it('keeps queries out of the access log, and request lines out of the error log', () => {
    expect(text).toMatch(/log_format h5 '[^']*"\$request_method \$asked"/);
    expect(text.replaceAll('return 308 https://$host$request_uri;', '')).not.toMatch(
      /\$(request|args|query_string|http_referer|request_uri)\b.*'/,
    );
    expect(text.match(/access_log \S+ h5;/g)).toHaveLength(2);
    expect(text.match(/error_log \S+ crit;/g)).toHaveLength(2);
  });

  it('sends a call once, and only the calls of the app', () => {
    expect(text).toContain('location ~ ^(/entered/v3/a\\.b)$ {');
    expect(text).toContain('proxy_next_upstream off;');
    expect(brand('h5.test', { behind: behind('') })).not.toContain('proxy_pass');
  });

  it.each([
    'HTTPS://lender.test',
    'http://lender.test',
    'https://lender.test/',
    'lender.test',
    'https://lender.test; proxy_ssl_verify off',
  ])('names no server whose certificate nginx would not check: %s', (origin) => {
    expect(() => brand('h5.test', { behind: behind(origin) })).toThrow(
      `${origin}: must be an origin such as https://lender.example`,
    );
  });
});

const describeOnNginx = hasNginx() ? describe : describe.skip;

describeOnNginx('two brands on a real nginx', () => {
  let nginx: TestNginx;
  let lender: Server;

  beforeAll(async () => {
    lender = createServer(({ method = '', url = '', headers }, response) => {
      response.end(`lender ${method} ${url} ${String(headers['x-forwarded-proto'])}`);
    });
    await new Promise<void>((resolve) => lender.listen(0, '127.0.0.1', resolve));
    nginx = await createTestNginx(['one.test', 'two.test']);
    const { listen, folder } = nginx;
    const origin = `http://127.0.0.1:${String((lender.address() as AddressInfo).port)}`;
    const servers = ['one.test', 'two.test'].map((name) => {
      const root = path.join(folder, name);
      for (const file of FILES) writeServed(path.join(root, file), `${name} ${file}`);
      return brand(name, { root, listen, behind: behind(origin) });
    });
    await nginx.load(nginxHttp({ hasBrotli: hasBrotli() }), servers);
  });

  afterAll(async () => {
    await nginx.stop();
    lender.close();
  });

  const curl = (address: string, { host = 'one.test', more = [] as readonly string[] } = {}) =>
    curlAt(nginx, host, address, more);

  it.each([
    ['/', 'index.html'],
    ['/confirm', 'confirm/index.html'],
    ['/loandetail', 'loanDetail/index.html'],
    ['/loanDetail/', 'loanDetail/index.html'],
    ['/About/', 'About/index.html'],
    ['/PROMOTION/', 'promotion.html'],
    ['/aboutUs', 'app.html'],
    ['/nothing/here', 'app.html'],
  ])('serve the page of their own brand in every spelling: %s', async (address, file) => {
    for (const host of ['one.test', 'two.test']) {
      const answer = await curl(address, { host });
      expect(answer).toMatch(/^HTTP\S* 200/);
      expect(answer.endsWith(`${host} ${file}`)).toBe(true);
      for (const [name, value] of Object.entries(headersFor(RULES, '/app.html'))) {
        expect(answer).toContain(`${name}: ${value}\r\n`);
      }
    }
  });

  it.each([
    ['/assets/app.1a2b.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/assets/kept.3c4d.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'image/svg+xml', 'private, no-cache'],
    ['/licenses.txt', 'text/plain', 'private, no-cache'],
    ['/version.json', 'application/json', 'private, no-cache'],
    ['/documents/es/privacy.json', 'application/json', 'private, no-cache'],
  ])('serve a file with its type and its cache rule: %s', async (address, type, rule) => {
    const answer = await curl(address);
    expect(answer).toMatch(/^HTTP\S* 200/);
    expect(answer).toContain(`Content-Type: ${type}; charset=utf-8\r\n`);
    expect(answer).toContain(`Cache-Control: ${rule}\r\n`);
  });

  it.each([
    '/assets/app.lost.js',
    '/share.png',
    '/lost.png',
    '/documents/es/lost.json',
    '/_headers',
  ])('forbid caching of a missing file: %s', async (address) => {
    const answer = await curl(address);
    expect(answer).toMatch(/^HTTP\S* 404/);
    expect(answer).toContain('Cache-Control: no-store\r\n');
    expect(answer).toContain('X-Content-Type-Options: nosniff\r\n');
  });

  it.each([
    ['gzip', true],
    ['br', hasBrotli()],
  ])('serve the files that the build compressed: %s', async (encoding, isThere) => {
    for (const address of ['/confirm', '/assets/app.1a2b.js']) {
      const answer = await curl(address, { more: ['-H', `Accept-Encoding: ${encoding}`] });
      expect(answer.includes(`Content-Encoding: ${encoding}`)).toBe(isThere);
      expect(answer.includes('Vary: Accept-Encoding')).toBe(true);
    }
  });

  it('pass only the calls of the app to the lender', async () => {
    expect(await curl('/entered/v3/a.b?orderId=7')).toContain(
      'lender GET /entered/v3/a.b?orderId=7 https',
    );
    expect(await curl('/reports', { more: ['-d', '{}'] })).toContain('lender POST /reports https');
    expect(await curl('/entered/v3/admin')).toMatch(/one\.test app\.html$/);
  });

  it('answer a health check, and redirect to TLS', async () => {
    expect(await curl('/healthz')).toMatch(/^HTTP\S* 200[\s\S]*Cache-Control: no-store[\s\S]*ok$/);
    const plain = await fetch(`http://127.0.0.1:${String(nginx.plain)}/confirm`, {
      redirect: 'manual',
    });
    expect(plain.status).toBe(308);
    expect(plain.headers.get('location')).toBe('https://127.0.0.1/confirm');
  });

  it('log the requested route, and no value of the session', async () => {
    for (const address of ['/loanDetail', '/assets/no', '/../x', '/%00', '//evil.example/y']) {
      await curl(`${address}?userId=7&sessionId=SECRET`);
    }
    await curl(`/confirm?sessionId=SECRET${'a'.repeat(20_000)}`);
    await fetch(`http://127.0.0.1:${String(nginx.plain)}/?sessionId=SECRET`, {
      redirect: 'manual',
    });
    const logs = ['h5.log', 'h5.error.log', 'main.log'].map(nginx.log);
    expect(logs[0]).toMatch(/one\.test "GET \/loanDetail" 200/);
    expect(logs.join('')).not.toMatch(/SECRET|userId/);
  });
});

function writeServed(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(`${file}.gz`, gzipSync(text));
  writeFileSync(`${file}.br`, brotliCompressSync(text));
}
