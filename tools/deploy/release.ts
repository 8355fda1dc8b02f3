import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startCommand } from '../../scripts/build/command';
import { readVersion } from '../../scripts/build/version';

/**
 * `npm run release -- <dist> <root>`: puts a build beside the earlier ones and switches to it last, in one step.
 * `npm run release -- --back <root>`: switches to the release before.
 * A root serves one brand: a build of another one is refused without `--other-brand`.
 *
 * A host serves `<root>/current`. The assets of the last three releases stay: an open page still finds its files.
 */
const RELEASES_TO_KEEP = 3;

/** Files of a release that are not served. */
const ASSETS = '_assets.json';
const TAKEN_BACK = '_taken-back';

const inRoot = (root: string) => ({
  assets: path.join(root, 'assets'),
  releases: path.join(root, 'releases'),
  current: path.join(root, 'current'),
});

/** The names of all releases, the oldest first. */
export function releasesOf(root: string): readonly string[] {
  const { releases } = inRoot(root);
  const names = existsSync(releases) ? readdirSync(releases) : [];
  return names.filter((name) => /^\d{4}-/.test(name)).sort();
}

function currentOf(root: string): string {
  const { current } = inRoot(root);
  if (!existsSync(current)) throw new Error(`No release at ${root}`);
  return path.basename(readlinkSync(current));
}

/** Returns the name of the new release. */
export function release(dist: string, root: string, { isBrandFree = false } = {}): string {
  const { releases, assets } = inRoot(root);
  if (!existsSync(path.join(dist, 'app.html')))
    throw new Error(`No build at ${dist}. Run first: npm run build`);
  if (!isBrandFree) checkBrand(dist, root);
  const number = Number(releasesOf(root).at(-1)?.slice(0, 4) ?? 0) + 1;
  const named = readVersion(dist).release.replace(/[^\w.-]/g, '_');
  const name = `${String(number).padStart(4, '0')}-${named}`;
  const own = readdirSync(path.join(dist, 'assets'));
  mkdirSync(assets, { recursive: true });
  for (const file of own) copyAsset(path.join(dist, 'assets', file), path.join(assets, file));

  const partial = path.join(releases, 'partial');
  rmSync(partial, { recursive: true, force: true });
  const isPage = (source: string) => source !== path.join(dist, 'assets');
  cpSync(dist, partial, { recursive: true, filter: isPage });
  writeFileSync(path.join(partial, ASSETS), JSON.stringify(own));
  symlinkSync('../../assets', path.join(partial, 'assets'));
  renameSync(partial, path.join(releases, name));
  switchTo(root, name);
  prune(root);
  return name;
}

/** One address serves one brand: borrowers would find the pages of another lender. */
function checkBrand(dist: string, root: string): void {
  const { current } = inRoot(root);
  if (!existsSync(current)) return;
  const [served, given] = [current, dist].map((folder) => readVersion(folder).brand);
  if (served === given) return;
  throw new Error(
    `${dist} is a build of ${String(given)}, and ${root} serves ${String(served)}. To change the brand: --other-brand`,
  );
}

/** Returns the name of the release that is served again. */
export function back(root: string): string {
  const { releases } = inRoot(root);
  const current = currentOf(root);
  const earlier = releasesOf(root).filter(
    (name) => name < current && !existsSync(path.join(releases, name, TAKEN_BACK)),
  );
  const name = earlier.at(-1);
  if (!name) throw new Error(`No release before ${current}`);
  switchTo(root, name);
  writeFileSync(path.join(releases, current, TAKEN_BACK), '');
  return name;
}

/** Copies an asset under another name first, so that a file with the final name is always complete. */
function copyAsset(from: string, to: string): void {
  if (!existsSync(to)) {
    copyFileSync(from, `${to}.partial`);
    renameSync(`${to}.partial`, to);
  } else if (!readFileSync(from).equals(readFileSync(to))) {
    throw new Error(`${path.basename(to)} of an earlier release has another content`);
  }
}

/** Renaming replaces the link in one step: every request finds one whole release. */
function switchTo(root: string, name: string): void {
  const link = `${inRoot(root).current}.partial`;
  rmSync(link, { force: true });
  symlinkSync(path.join('releases', name), link);
  renameSync(link, inRoot(root).current);
}

function prune(root: string): void {
  const { releases, assets } = inRoot(root);
  const latest = releasesOf(root).slice(-RELEASES_TO_KEEP);
  for (const name of releasesOf(root)) {
    if (!latest.includes(name)) rmSync(path.join(releases, name), { recursive: true });
  }
  const listed = latest.flatMap(
    (name) => JSON.parse(readFileSync(path.join(releases, name, ASSETS), 'utf8')) as string[],
  );
  for (const file of readdirSync(assets)) {
    if (!listed.includes(file)) rmSync(path.join(assets, file));
  }
}

const USAGE = 'npm run release -- <dist> <root> [--other-brand] | --back <root>';

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { back: { type: 'boolean' }, 'other-brand': { type: 'boolean' } },
  });
  const [first = '', second = ''] = positionals;
  const root = values.back ? first : second;
  if (!root) throw new Error(`Usage: ${USAGE}`);
  const name = values.back
    ? back(root)
    : release(first, root, { isBrandFree: values['other-brand'] ?? false });
  console.log(`${root}/current is ${name}`);
}

if (require.main === module) {
  startCommand(USAGE);
  main();
}
