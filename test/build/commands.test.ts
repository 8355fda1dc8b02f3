/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scripts } from '../../package.json';
import { proofs } from '../../tools/proof/table';
import { listening } from '../support/port';

/** What a command prints after an ordinary mistake of its caller: one line that says what to do, and no stack. */

const ROOT = path.join(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
const broken = path.join(folder, 'broken.json');
writeFileSync(broken, '{"appName":\n  no JSON\n}');

/** The file of a command of package.json. */
const fileOf = (command: string): string =>
  /tsx (\S+)/.exec((scripts as Readonly<Record<string, string>>)[command] ?? '')?.[1] ?? '';

function run(command: string, parameters: readonly string[], env = {}) {
  const script = ['--import', 'tsx', fileOf(command), ...parameters];
  const options = { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...env } } as const;
  return spawnSync(process.execPath, script, options);
}

it.each([
  ['brand', ['lost.json']],
  ['nginx', ['http', '--lgo=json']],
  ['release', ['lost', folder]],
  ['sandbox', ['--prot', '1']],
  ['stack', [broken]],
  ['proof', ['toString']],
] as const)('%s %j prints one line', (command, parameters) => {
  const { status, stderr } = run(command, parameters);
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).not.toMatch(/^\s+at /m);
});

it.each(['tools/proof/bench.ts', 'scripts/preview.ts', 'tools/deploy/brand.ts'])(
  '%s names the command that makes its build',
  (file) => {
    const cwd = mkdtempSync(path.join(tmpdir(), 'no-build-'));
    const script = ['--import', 'tsx', path.join(ROOT, file)];
    const parent = path.join(cwd, 'node_modules');
    symlinkSync(path.join(ROOT, 'node_modules'), parent);
    const { status, stderr } = spawnSync(process.execPath, script, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json') },
    });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(`No build at ${path.join(cwd, 'dist')}. Run first: npm run build`);
  },
);

it('sandbox prints one line if its port is taken', async () => {
  const server = createServer();
  const port = await listening(server);
  const { status, stderr } = run('sandbox', ['--port', String(port)]);
  server.close();
  expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
});

it('proof --help lists the proofs, each with what it shows', () => {
  const { status, stdout } = run('proof', ['--help']);
  const names = stdout.match(/^ {2}\w+(?= +\S)/gm)?.map((name) => name.trim());
  expect([status, names]).toEqual([0, Object.keys(proofs)]);
});

it.each(['engines', 'bench', 'mock', 'stories'] as const)(
  'proof %s --help says what it shows, and runs none of its commands',
  (name) => {
    const bin = path.join(ROOT, 'node_modules/.bin');
    const env = { PATH: `${bin}:${path.dirname(process.execPath)}:/usr/bin:/bin` };
    const { status, stdout, stderr } = run('proof', [name, '--help'], env);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(proofs[name]?.proves);
    if (name === 'bench') expect(stdout).toContain('[--screens=');
    else expect(stdout.trim().split('\n')).toHaveLength(2 + stepsOf(name));
  },
);

const stepsOf = (name: string) =>
  (proofs[name]?.first?.length ?? 0) + (proofs[name]?.commands.length ?? 0);

it('brand --help prints its usage', () => {
  const { status, stdout } = run('brand', ['--help']);
  expect([status, stdout]).toEqual([0, expect.stringContaining('npm run brand')]);
});

it('stack prints no control character of a report', () => {
  const report = path.join(folder, 'report.json');
  const evil = '\u001b[2J\u0007x\u009b31m\r\n\u202e';
  writeFileSync(
    report,
    JSON.stringify({ name: evil, places: [{ file: evil, line: evil, column: 1 }] }),
  );
  const { stdout } = run('stack', [report]);
  expect(stdout.trimEnd().split('\n')).toHaveLength(2);
  expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{C}]/u);
});

it('the preview of a branded build has that brand’s lender, and says where its calls go instead', async () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'branded-'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(cwd, 'node_modules'));
  mkdirSync(path.join(cwd, 'dist'));
  const brand = readFileSync(path.join(ROOT, 'public/environments/rupee.json'), 'utf8');
  const block = `<script type="application/json" id="environment">${brand}</script>`;
  writeFileSync(path.join(cwd, 'dist/app.html'), block);
  writeFileSync(path.join(cwd, 'dist/_files.json'), '{}');
  const preview = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(ROOT, 'scripts/preview.ts')],
    {
      cwd,
      env: { ...process.env, PORT: '0', TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json') },
    },
  );
  let said = '';
  await new Promise<void>((resolve, reject) => {
    preview.on('exit', (code) => reject(new Error(`exit ${String(code)}: ${said}`)));
    preview.stderr.on('data', (data: Buffer) => (said += data.toString()));
    preview.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.includes('all calls to')) resolve();
    });
  });
  const origin = /http:\S+?(?=,)/.exec(said)?.[0] ?? '';
  const answer = await fetch(`${origin}/__sandbox__/borrowers`);
  const [borrower] = (await answer.json()) as readonly {
    readonly launch: { readonly merchantNumber: string };
  }[];
  preview.removeAllListeners('exit');
  preview.kill();
  expect(borrower?.launch.merchantNumber).toBe('IN-2001');
  expect(said).toContain('apiBase sends all calls to https://api.rupeeready.example');
});
