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
import { readVersion } from './build/version';

/**
 * `npm run release -- <dist> <root>`: puts a build beside the earlier ones and switches to it last, in one step.
 * `npm run release -- --back <root>`: switches to the release before.
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

const currentOf = (root: string): string => path.basename(readlinkSync(inRoot(root).current));

/** Returns the name of the new release. */
export function release(dist: string, root: string): string {
  const { releases, assets } = inRoot(root);
  if (!existsSync(path.join(dist, 'app.html'))) throw new Error(`No build at ${dist}`);
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

function main([first, root]: readonly string[]): void {
  if (!first || !root) throw new Error('Usage: npm run release -- <dist> <root> | --back <root>');
  console.log(`${root}/current is ${first === '--back' ? back(root) : release(first, root)}`);
}

if (require.main === module) main(process.argv.slice(2));
