/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import manifest from '../../package.json';

const ROOT = path.join(__dirname, '../..');

interface Lock {
  readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
}
const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
const entries = Object.entries(lock.packages);
const scripts: Readonly<Record<string, string>> = manifest.scripts;

describe('the dependencies', () => {
  it('have a hash for every package of the lock file, for all platforms', () => {
    const unhashed = entries.filter(([folder, { integrity }]) => folder && !integrity);
    expect(unhashed.map(([folder]) => folder)).toEqual([]);
  });

  it('have an exact version for every direct dependency', () => {
    const ranges = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(ranges.filter((range) => !/^(npm:@?[^@]+@)?\d+\.\d+\.\d+$/.test(range))).toEqual([]);
  });

  it('run no install scripts', () => {
    expect(readFileSync(path.join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('need no hook scripts of npm, which `ignore-scripts` skips', () => {
    const hooks = Object.keys(scripts).filter(
      (name) => name.replace(/^(pre|post)/, '') in scripts && /^(pre|post)/.test(name),
    );
    expect(hooks).toEqual([]);
    expect(scripts).not.toHaveProperty('prepare');
  });

  it('are audited, build dependencies included', () => {
    expect(scripts.audit).toMatch(/^npm audit --audit-level=moderate && npm audit signatures$/);
  });
});

it('have a licence notice if they are bundled, and none if they are tools', () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'notices-'));
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  execFileSync(process.execPath, [tsx, 'scripts/licenses.ts', dist], { cwd: ROOT });
  const notices = readFileSync(path.join(dist, 'licenses.txt'), 'utf8');
  const packages = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+\S*$/gm)].map(([, name]) => name);
  expect(packages).toEqual(
    expect.arrayContaining([...Object.keys(manifest.dependencies), 'scheduler', 'webpack']),
  );
  expect(packages).not.toContain('jest');
  expect(notices).toMatch(/Copyright \(c\) Meta Platforms/);
});
