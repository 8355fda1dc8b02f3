/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import dashboard from '../../deploy/monitoring/dashboard.json';
import { freePort } from '../support/port';

const operations = readFileSync('docs/operations.md', 'utf8');

describe('deploy/steps.sh', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('runs the steps of the Dockerfile in the order of operations.md', () => {
    const log = path.join(folder, 'log');
    // Stand-ins: the commands are tested where they are.
    for (const name of ['npm', 'cp', 'rm']) {
      writeFileSync(path.join(folder, name), `#!/bin/sh\necho "${name} $*" >> ${log}\n`);
      chmodSync(path.join(folder, name), 0o755);
    }
    const conf = path.join(folder, 'conf');
    const { status, stderr } = spawnSync('sh', ['deploy/steps.sh'], {
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${folder}:${process.env.PATH ?? ''}`,
        BRAND: 'peso',
        NAME: 'h5.test',
        LENDER: 'https://api.test',
        ROOT: '/srv/h5',
        CONF: conf,
      },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const ran = readFileSync(log, 'utf8').trim().split('\n');
    expect(ran).toEqual([
      'npm run build',
      'rm -rf dist-peso',
      'cp -r dist dist-peso',
      'npm run brand -- public/environments/peso.json dist-peso',
      'npm run release -- dist-peso /srv/h5/peso',
      'npm run --silent nginx -- http',
      'npm run --silent nginx -- /srv/h5/peso/current  h5.test https://api.test',
    ]);
    for (const file of ['00-h5.conf', 'h5-h5.test.conf'])
      expect(existsSync(path.join(conf, file))).toBe(true);
    const commands = [
      'run build',
      'run brand',
      'run release',
      'run nginx -- http',
      'run nginx -- /srv',
    ];
    const places = commands.map((command) => operations.indexOf(command));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });
});

describe('deploy/compose.yaml', () => {
  it('reads keys from a folder that is in no layer of an image and in no commit', () => {
    const [, folder = ''] =
      /TLS:-\.\/(\w+)/.exec(readFileSync('deploy/compose.yaml', 'utf8')) ?? [];
    const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n');
    expect(linesOf('deploy/Dockerfile.dockerignore')).toContain(`deploy/${folder}`);
    expect(linesOf('.gitignore')).toContain(`/deploy/${folder}/`);
  });
});

describe('deploy/monitoring', () => {
  const rules = readFileSync('deploy/monitoring/alerts.yaml', 'utf8');
  const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

  it('has an alert for each one of operations.md', () => {
    const alerts = operations.slice(
      operations.indexOf('### Alerts'),
      operations.indexOf('## What to do when'),
    );
    expect(rules.match(/- alert: /g)).toHaveLength(alerts.match(/^- \*\*/gm)?.length ?? 0);
  });

  (hasPromtool ? it : it.skip)('has rules that promtool accepts, and that alert', () => {
    const tested = spawnSync('promtool', ['test', 'rules', 'deploy/monitoring/alerts.test.yaml'], {
      encoding: 'utf8',
    });
    expect(tested).toMatchObject({ status: 0 });
  });

  it('shows in its dashboard only what the receiver counts or a rule records', () => {
    const receiver = readFileSync('docs/receivers/prometheus.mjs', 'utf8');
    const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join();
    for (const name of new Set(shown.match(/h5[:_][\w:]+/g)))
      expect(receiver.includes(`'${name}'`) || rules.includes(`record: ${name}\n`)).toBe(true);
  });

  it('counts pages by their sample, and a lost write once for its intent', async () => {
    const port = await freePort();
    const receiver = spawn(process.execPath, ['docs/receivers/prometheus.mjs'], {
      env: { ...process.env, PORT: String(port) },
    });
    const address = `http://127.0.0.1:${String(port)}`;
    const send = (report: object) =>
      fetch(address, { method: 'POST', body: JSON.stringify(report) });
    try {
      await untilAnswering(address);
      const who = { brand: 'x', release: '1' };
      await send({ ...who, kind: 'speed', sample: 0.1 });
      const lost = { ...who, kind: 'call', alias: 'repaymentCommit', failure: 'unknownOutcome' };
      for (const intent of ['a', 'a', 'b']) await send({ ...lost, intent });
      const metrics = await (await fetch(`${address}/metrics`)).text();
      expect(metrics).toContain('h5_pages_total{brand="x",release="1"} 10\n');
      expect(metrics).toContain('h5_lost_writes_total{brand="x"} 2\n');
      expect(metrics).toMatch(/h5_reports_total\{.*alias="repaymentCommit".*\} 3\n/);
    } finally {
      receiver.kill();
    }
  });
});

async function untilAnswering(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, 50));
}
