/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { connect } from 'node:tls';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { headerRules } from '../../scripts/build/headerRules';
import { formatHeaders, headersFor } from '../../scripts/build/headersFile';
import { nginxHttp } from '../../tools/deploy/nginx/nginxHttp';
import { nginxServer } from '../../tools/deploy/nginx/nginxServer';
import { curlAt } from '../support/curl';
import { listening } from '../support/port';
import { rawRequest, statusOf } from '../support/rawHttp';
import { createTestNginx, hasBrotli, hasNginx, type TestNginx } from '../support/testNginx';

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
  '_files.json',
  '.well-known/assetlinks.json',
  '.git/config',
  '.env',
  'assets/.git/config',
];

const behind = (origin: string) => [
  { answers: 'calls', origin, paths: ['/entered/v3/a.b'], headers: [] } as const,
  { answers: 'reports', origin, paths: ['/reports'], headers: [] } as const,
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
    expect(text).toMatch(/log_format h5 '[^']*"\$request_method \$h5_asked"/);
    expect(text).not.toMatch(/'.*\$(request|args|query_string|http_referer|request_uri)\b.*'/);
    expect(text.match(/access_log \S+ h5;/g)).toHaveLength(3);
    expect(text.match(/error_log \S+ crit;/g)).toHaveLength(3);
  });

  it('sends a call once, and only the calls of the app', () => {
    expect(text).toContain('location ~ "^(/entered/v3/a\\.b)\\z" {');
    expect(text).toContain('proxy_next_upstream off;');
    expect(brand('h5.test', { behind: behind('') })).not.toContain('proxy_pass');
  });

  it('takes ciphers with forward secrecy alone, whatever the key of the certificate', () => {
    const ciphers = /ssl_ciphers (\S+);/.exec(text)?.[1]?.split(':') ?? [];
    expect(ciphers).not.toEqual([]);
    expect(ciphers.filter((name) => !/^ECDHE-.*(GCM-SHA\d+|POLY1305)$/.test(name))).toEqual([]);
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

  beforeAll(async () => {
    nginx = await createTestNginx(['one.test', 'two.test']);
    const { folder } = nginx;
    const servers = ['one.test', 'two.test'].map((name) => {
      const root = path.join(folder, name);
      for (const file of FILES) writeServed(path.join(root, file), `${name} ${file}`);
      return [name, brand(name, { root })];
    });
    await nginx.load(
      nginxHttp({ hasBrotli: hasBrotli() }),
      Object.fromEntries(servers) as Record<string, string>,
    );
  });

  afterAll(() => nginx.stop());

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

  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/.env.local',
    '/.htpasswd',
    '/.DS_Store',
    '/assets/.git/config',
    '/documents/.svn/entries',
    '/confirm/.git/config',
    '/%2egit/config',
    '/x/../.git/config',
    '//.git/config',
    '/.well-known/../.git/config',
    '/.well-known',
    '/_files.json',
  ])('answer no hidden path, and not with the app: %s', async (address) => {
    const answer = await curl(address);
    expect(answer).toMatch(/^HTTP\S* 404/);
    expect(answer).toContain('Cache-Control: no-store\r\n');
    expect(answer).not.toContain('app.html');
  });

  it('serve what other services expect at /.well-known/', async () => {
    const file = '/.well-known/assetlinks.json';
    expect(await curl(file)).toMatch(
      /^HTTP\S* 200[\s\S]*one\.test \.well-known\/assetlinks\.json$/,
    );
    expect(await curl('/.well-known/security.txt')).toMatch(/^HTTP\S* 404/);
  });

  it('answer a health check', async () => {
    expect(await curl('/healthz')).toMatch(/^HTTP\S* 200[\s\S]*Cache-Control: no-store[\s\S]*ok$/);
  });

  const plainAt = (line: string, host: string) => rawRequest({ plain: nginx.plain }, host, [line]);

  it('redirect from port 80 to the name of the brand alone', async () => {
    for (const address of ['/confirm', '/confirm?sessionId=S', '//evil.test/', '/@evil.test']) {
      const answer = await plainAt(`GET ${address}`, 'ONE.test:8080');
      expect(statusOf(answer)).toBe(308);
      expect(answer).toContain(`Location: https://one.test${address}\r\n`);
      expect(answer).toContain('Cache-Control: no-store\r\n');
    }
  });

  it.each(['evil.test', 'one.test.evil.test', '127.0.0.1', 'localhost', 'x.one.test'])(
    'give a name of no brand no answer, on both ports: %s',
    async (host) => {
      expect(await plainAt('GET /confirm?sessionId=SECRET', host)).toBe('');
      const { tls } = nginx;
      // The handshake names the same host, or a brand.
      expect(await rawRequest({ tls }, host, ['GET /?sessionId=SECRET'])).toBe('');
      const other = ['GET /?sessionId=SECRET', `Host: ${host}`];
      expect(await rawRequest({ tls }, 'one.test', other, { withHost: false })).toBe('');
      const whole = [`GET https://${host}/?sessionId=SECRET`];
      expect(await rawRequest({ tls }, 'one.test', whole)).toBe('');
      expect(nginx.log('h5.unknown.log')).toMatch(/_ "GET \/" 444/);
      expect(nginx.log('h5.unknown.log')).not.toContain('SECRET');
    },
  );

  it.each([
    ['TLS 1.3', '--tlsv1.3', true],
    ['TLS 1.2 with ECDHE', '--tls-max 1.2', true],
    ['in CBC mode', '--tls-max 1.2 --ciphers ECDHE-ECDSA-AES128-SHA:ECDHE-RSA-AES128-SHA', false],
    ['TLS 1.1', '--tlsv1.0 --tls-max 1.1 --ciphers DEFAULT@SECLEVEL=0', false],
    ['TLS 1.0', '--tlsv1.0 --tls-max 1.0 --ciphers DEFAULT@SECLEVEL=0', false],
  ])('refuse a connection without forward secrecy: %s', async (_, line, isTaken) => {
    expect((await curl('/healthz', { more: line.split(' ') })).endsWith('ok')).toBe(isTaken);
  });

  it('give no session ticket in TLS 1.2', async () => {
    const at = { host: '127.0.0.1', port: nginx.tls, servername: 'one.test' };
    const socket = connect({ ...at, maxVersion: 'TLSv1.2', rejectUnauthorized: false });
    await new Promise((resolve) => socket.once('secureConnect', resolve));
    expect(socket.getTLSTicket()).toBeUndefined();
    socket.destroy();
  });

  it('log the requested route, and no value of the session', async () => {
    for (const address of ['/loanDetail', '/assets/no', '/../x', '/%00', '//evil.example/y']) {
      await curl(`${address}?userId=7&sessionId=SECRET`);
    }
    for (const start of [
      '%3F',
      '%3f',
      '%253F',
      '&amp;',
      '&',
      ';',
      '%26',
      '%20?',
      '%0a',
      '#',
      '=',
    ]) {
      await curl(`/confirm${start}userId=7&sessionId=SECRET`);
    }
    await curl(`/confirm?sessionId=SECRET${'a'.repeat(20_000)}`);
    await plainAt('GET /?sessionId=SECRET', 'one.test');
    await plainAt('GET /%3FsessionId=SECRET', 'one.test');
    const logs = ['h5.log', 'h5.error.log', 'h5.unknown.log', 'error.log'].map(nginx.log);
    expect(logs[0]).toMatch(/one\.test "GET \/loanDetail" 200/);
    expect(logs[0]).toMatch(/one\.test "GET \/confirm" 200/);
    expect(logs.join('')).not.toMatch(/SECRET|userId/);
  });
});

describeOnNginx('the log', () => {
  /** The first lines of the log: nginx writes a line after the client has the answer. */
  async function logged(nginx: TestNginx, count: number): Promise<readonly string[]> {
    const lines = nginx.log('h5.log').trim().split('\n');
    if (lines.length >= count) return lines;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return logged(nginx, count);
  }

  it.each(['text', 'json'] as const)(
    'tells a lender that is gone from one that answers 502, and has the times: %s',
    async (log) => {
      const lender = createServer((_, response) => response.writeHead(502).end());
      const port = await listening(lender);
      const origin = `http://127.0.0.1:${String(port)}`;
      const nginx = await createTestNginx(['one.test', 'two.test']);
      const { folder: root } = nginx;
      await nginx.load(nginxHttp({ hasBrotli: hasBrotli(), log }), {
        'one.test': brand('one.test', { root, behind: behind(origin) }),
        'two.test': brand('two.test', { root }),
      });
      for (const host of ['one.test', 'two.test']) await curlAt(nginx, host, '/entered/v3/a.b?x="');
      const lines = await logged(nginx, 2);
      if (log === 'json') {
        const number = expect.stringMatching(/^\d+\.\d+$/) as string;
        const common = { method: 'GET', path: '/entered/v3/a.b', status: '502', seconds: number };
        expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
          expect.objectContaining({ ...common, server: 'one.test', lenderSeconds: number }),
          expect.objectContaining({ ...common, server: 'two.test', lenderSeconds: '-' }),
        ]);
      } else {
        expect(lines[0]).toMatch(/one\.test "GET \/entered\/v3\/a\.b" 502 \d+ [\d.]+ [\d.]+$/);
        expect(lines[1]).toMatch(/two\.test "GET \/entered\/v3\/a\.b" 502 \d+ [\d.]+ -$/);
      }
      await nginx.stop();
      lender.close();
    },
  );
});

function writeServed(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(`${file}.gz`, gzipSync(text));
  writeFileSync(`${file}.br`, brotliCompressSync(text));
}
