/** @jest-environment node */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './temporaryFolder';

const run = promisify(execFile);
const folder = temporaryFolder();

/** Follows a module, saves three versions of the module that it imports, and prints what is reported and loaded. */
const SAVES = `
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { followModule } from ${JSON.stringify(path.resolve('scripts/webpack/followedModule.ts'))};
const folder = process.argv[2];
const versions = ["export const value = 'broken", "export const value = 'third';"];
const saveNext = () => {
  const version = versions.shift();
  if (version) setTimeout(() => writeFileSync(path.join(folder, 'inner.ts'), version), 300);
  else process.exit();
};
followModule({
  folder,
  file: path.join(folder, 'outer.ts'),
  onLoad: ({ outer }) => console.log('loaded', outer),
  report: (line) => { console.log(line.replace(/:[^]*/, '')); saveNext(); },
});
saveNext();
setTimeout(() => undefined, 60_000);
`;

it('a saved module of the sandbox is loaded again, and a broken one leaves the version before', async () => {
  writeFileSync(path.join(folder, 'inner.ts'), "export const value = 'first';");
  writeFileSync(
    path.join(folder, 'outer.ts'),
    "import { value } from './inner';\nexport const outer = value;",
  );
  const script = path.join(folder, 'saves.mts');
  writeFileSync(script, SAVES);
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, folder]);
  const name = path.basename(folder);
  expect(stdout.trim().split('\n')).toEqual([
    'loaded first',
    `${name}/ was changed and cannot be loaded, the version before stays`,
    'loaded third',
    `${name}/ was changed and is loaded again, with its first state.`,
  ]);
});

it('the development server lints beside the compilation, not in it', async () => {
  const { development } = await import('../../scripts/webpack/development');
  const plugins = development().plugins?.map((plugin) => (plugin as object).constructor.name) ?? [];
  expect(plugins).toContain('ForkTsCheckerWebpackPlugin');
  expect(plugins).not.toContain('ESLintWebpackPlugin');
});
