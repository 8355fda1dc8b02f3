/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { staticFiles } from '../../scripts/staticFiles';

const parent = mkdtempSync(path.join(tmpdir(), 'static-'));
const root = path.join(parent, 'dist');
const FILES: Readonly<Record<string, string | Buffer>> = {
  _headers: '/*\n  Cache-Control: no-cache\n\n/assets/app.1.js\n  Cache-Control: max-age=9',
  'index.html': 'home',
  'app.html': 'app',
  'promotion.html': 'promotion',
  'loanDetail/index.html': 'loan',
  'loanDetail/index.html.br': brotliCompressSync('loan'),
  'assets/app.1.js': 'script',
  'assets/app.1.js.br': brotliCompressSync('script'),
  'assets/app.1.js.gz': gzipSync('script'),
  'licenses.txt': '©',
  '../secret.txt': 'secret',
};

let server: Server;

async function get(address: string, encoding = '') {
  const { port } = server.address() as AddressInfo;
  // `fetch` resolves dots in an address.
  return new Promise<{ status?: number; headers: object; body: string }>((resolve, reject) => {
    request(
      { port, path: address, agent: false, headers: { 'Accept-Encoding': encoding } },
      (response) => {
        const { statusCode: status = 0, headers } = response;
        text(response).then((body) => {
          resolve({ status, headers, body });
        }, reject);
      },
    )
      .on('error', reject)
      .end();
  });
}

function open(dress?: (html: string) => string): Promise<void> {
  server = createServer(staticFiles(root, dress));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}

beforeAll(() => {
  for (const [file, content] of Object.entries(FILES)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  ['/', 'home'],
  ['/loanDetail', 'loan'],
  ['/LOANDETAIL/?orderId=1', 'loan'],
  ['/Promotion', 'promotion'],
  ['/promotion/', 'promotion'],
  ['/carpmm', 'app'],
  ['//', 'home'],
  ['/%', 'app'],
  ['/../secret.txt', 'app'],
  ['/%2e%2e/secret.txt', 'app'],
  ['/assets/app.1.js', 'script'],
  ['/licenses.txt', '©'],
])('answers %s with its own page or file', async (address, body) => {
  await open();
  expect(await get(address)).toMatchObject({ status: 200, body });
});

it.each([
  ['/assets/app.1.js', 'gzip, br', 'br'],
  ['/assets/app.1.js', 'gzip', 'gzip'],
  ['/loanDetail', 'gzip, deflate, br', 'br'],
  ['/assets/app.1.js', 'identity', undefined],
])('sends %s to a client that accepts %s with encoding %s', async (address, accepted, encoding) => {
  await open();
  const { headers } = await get(address, accepted);
  expect(headers).toMatchObject({ vary: 'Accept-Encoding' });
  expect(new Map(Object.entries(headers)).get('content-encoding')).toBe(encoding);
});

it('sends the headers of the build and the encoding of a text', async () => {
  await open();
  expect((await get('/assets/app.1.js')).headers).toMatchObject({
    'cache-control': 'max-age=9',
    'content-type': 'text/javascript',
  });
  expect((await get('/licenses.txt')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/plain; charset=utf-8',
  });
  expect((await get('/loanDetail')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
});

it('answers 404 for a missing asset', async () => {
  await open();
  expect(await get('/assets/app.0.js')).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'no-store' },
  });
});

it('changes only pages before it sends them', async () => {
  await open((html) => `${html}, dressed`);
  expect((await get('/loandetail', 'br')).body).toBe('loan, dressed');
  expect((await get('/carpmm')).body).toBe('app, dressed');
  expect((await get('/assets/app.1.js')).body).toBe('script');
});
