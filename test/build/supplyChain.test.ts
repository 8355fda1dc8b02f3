/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import manifest from '../../package.json';
import { proofs } from '../../tools/proof/table';

const ROOT = path.join(__dirname, '../..');

interface Lock {
  readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
}
const locked = (folder: string) => {
  const file = path.join(ROOT, folder, 'package-lock.json');
  return Object.entries((JSON.parse(readFileSync(file, 'utf8')) as Lock).packages);
};
const WORKFLOWS = path.join(ROOT, '.github/workflows');
const workflows = readdirSync(WORKFLOWS)
  .map((file) => readFileSync(path.join(WORKFLOWS, file), 'utf8'))
  .join('');
const scripts: Readonly<Record<string, string>> = manifest.scripts;

describe('the dependencies', () => {
  it.each(['', 'tools/lender/contract/tools'])(
    'have a hash for every package of the lock file, for all platforms: %s/',
    (folder) => {
      const unhashed = locked(folder).filter(([name, { integrity }]) => name && !integrity);
      expect(unhashed.map(([name]) => name)).toEqual([]);
    },
  );

  it('run no package that no lock names', () => {
    const commands = [
      ...Object.values(scripts),
      ...Object.values(proofs).flatMap((proof) => [...(proof.first ?? []), ...proof.commands]),
    ];
    expect(commands.filter((command) => /npx|npm exec/.test(command))).toEqual([]);
    expect(workflows).not.toMatch(/npx|npm (exec|install|i) /);
  });

  it('are joined by actions of one content: each has a digest', () => {
    const actions = [...workflows.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([]);
    expect(actions.length).toBeGreaterThan(0);
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
    expect(proofs.audit?.commands).toEqual([
      'npm audit --audit-level=moderate',
      'npm audit signatures',
    ]);
    expect(workflows).toContain('run: npm run proof -- audit\n');
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
