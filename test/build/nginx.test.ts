/** @jest-environment node */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headerRules } from '../../scripts/build/headerRules';
import { formatHeaders } from '../../scripts/headersFile';
import { nginxServer } from '../../scripts/nginxServer';

/** Runs the printed server block on a real nginx if the machine has one. The block's text is checked everywhere. */

const HEADERS = formatHeaders(headerRules("default-src 'none'", ['/assets/app.1a2b.js']));
const FOLDERS = ['About', 'confirm', 'loanDetail'];
const FILES = [
  'index.html',
  'app.html',
  'promotion.html',
  ...FOLDERS.map((folder) => `${folder}/index.html`),
  'assets/app.1a2b.js',
  'icon.svg',
  'licenses.txt',
  'documents/es/privacy.json',
  '_headers',
];

const block = (root: string, listen?: string) =>
  nginxServer(HEADERS, { root, name: '_', folders: FOLDERS, ...(listen && { listen }) });

it('the block keeps queries out of the access log, and request lines out of the error log', () => {
  const text = block('/srv/h5');
  expect(text).toMatch(/log_format h5 '[^']*"\$request_method \$asked"/);
  expect(text).not.toMatch(/\$(request|args|query_string|http_referer|request_uri)\b.*'/);
  expect(text).toMatch(/error_log \S+ crit;/);
});

it('lists each file that may be cached by name, and no other file with the same ending', () => {
  const text = block('/srv/h5');
  expect(text).toContain('location = /icon.svg {');
  const [, others = ''] = text.split('location ~ \\.(svg|');
  expect(others.split('}')[0]).toMatch(
    /Cache-Control "private, no-cache"[\s\S]*try_files \$uri @lost/,
  );
});

const withNginx = spawnSync('nginx', ['-v']).status === 0 ? describe : describe.skip;

withNginx('on a real nginx', () => {
  let folder: string;
  let origin: string;
  let nginx: ChildProcess;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    const port = await freePort();
    origin = `http://127.0.0.1:${String(port)}`;
    for (const file of FILES) {
      mkdirSync(path.dirname(path.join(folder, 'dist', file)), { recursive: true });
      writeFileSync(path.join(folder, 'dist', file), file);
    }
    const server = block(path.join(folder, 'dist'), `127.0.0.1:${String(port)}`)
      .replaceAll('/var/log/nginx', folder)
      // nginx without the gzip_static module does not start. The files of this test have no `.gz`.
      .replace('gzip_static on;', '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/main.log;
       events {} http { ${temporary.join(' ')} ${server} }`,
    );
    nginx = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')]);
    for (let turn = 0; turn < 100 && (await statusOf('/')) !== '200'; turn += 1) await pause();
  });

  afterAll(async () => {
    const isOver = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill();
    await isOver;
    rmSync(folder, { recursive: true });
  });

  /** curl sends a path without changes. */
  const curl = (address: string) =>
    new Promise<string>((resolve) => {
      const options = ['-s', '-i', '--path-as-is', '--max-time', '5', origin + address];
      execFile('curl', options, (_, answer) => {
        resolve(answer);
      });
    });
  const statusOf = async (address: string) => /^HTTP\S* (\d+)/.exec(await curl(address))?.[1] ?? '';

  it.each([
    ['/', 'index.html'],
    ['/confirm', 'confirm/index.html'],
    ['/loandetail', 'loanDetail/index.html'],
    ['/loanDetail/', 'loanDetail/index.html'],
    ['/About/', 'About/index.html'],
    ['/PROMOTION/', 'promotion.html'],
    ['/aboutUs', 'app.html'],
    ['/nothing/here', 'app.html'],
  ])(
    'a page is found however it is written, with every header, and asked for again: %s',
    async (address, file) => {
      const answer = await curl(address);
      expect(answer).toMatch(/^HTTP\S* 200/);
      expect(answer.endsWith(file)).toBe(true);
      expect(answer).toContain('Cache-Control: private, no-cache\r\n');
      expect(answer).toContain('Cross-Origin-Resource-Policy: same-origin\r\n');
      expect(answer).toContain("Content-Security-Policy: default-src 'none'\r\n");
    },
  );

  it.each([
    ['/assets/app.1a2b.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'image/svg+xml', 'public, max-age=86400'],
    ['/licenses.txt', 'text/plain', 'private, no-cache'],
    ['/documents/es/privacy.json', 'application/json', 'private, no-cache'],
  ])(
    'a file that is there has its type, and is kept as its rule says: %s',
    async (address, type, rule) => {
      const answer = await curl(address);
      expect(answer).toMatch(/^HTTP\S* 200/);
      expect(answer).toContain(`Content-Type: ${type}; charset=utf-8\r\n`);
      expect(answer).toContain(`Cache-Control: ${rule}\r\n`);
    },
  );

  it.each([
    '/assets/app.lost.js',
    '/share.png',
    '/lost.png',
    '/documents/es/lost.json',
    '/_headers',
  ])('forbids caching of missing and personal resources: %s', async (address) => {
    const answer = await curl(address);
    expect(answer).toMatch(/^HTTP\S* 404/);
    expect(answer).toContain('Cache-Control: no-store\r\n');
    expect(answer).toContain('X-Content-Type-Options: nosniff\r\n');
  });

  it('logs the requested route, and no value of the session', async () => {
    for (const address of ['/loanDetail', '/assets/no', '/../x', '/%00', '//evil.example/y']) {
      await curl(`${address}?userId=7&sessionId=SECRET`);
    }
    await curl(`/confirm?sessionId=SECRET${'a'.repeat(20_000)}`);
    const logs = ['h5.log', 'h5.error.log', 'main.log'].map((name) =>
      readFileSync(path.join(folder, name), 'utf8'),
    );
    expect(logs[0]).toMatch(/"GET \/loanDetail" 200/);
    expect(logs.join('')).not.toMatch(/SECRET|userId/);
  });
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}
