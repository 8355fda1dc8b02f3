/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { back, release, releasesOf } from '../../tools/deploy/release';
import { temporaryFolder } from './temporaryFolder';

const folder = temporaryFolder();
const root = path.join(folder, 'root');

/** A build with its own asset and one that all builds share. */
function build(version: string, brand = 'b'): string {
  const dist = path.join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const files = {
    'app.html': `page ${version}`,
    'confirm/index.html': `page ${version}`,
    'version.json': JSON.stringify({ release: version, brand }),
    'assets/app.js': 'same',
    [`assets/app.${version}.js`]: version,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  }
  return dist;
}

const served = (file: string) => readFileSync(path.join(root, 'current', file), 'utf8');
const hasAsset = (version: string) =>
  existsSync(path.join(root, 'current/assets', `app.${version}.js`));
const releaseAll = (versions: readonly string[]) => {
  for (const version of versions) release(build(version), root);
};

it('serves the last release, with the assets of the last three', () => {
  releaseAll(['1', '2', '3', '4']);
  expect(served('confirm/index.html')).toBe('page 4');
  expect(served('assets/app.js')).toBe('same');
  expect(['1', '2', '3', '4'].map(hasAsset)).toEqual([false, true, true, true]);
  expect(releasesOf(root)).toEqual(['0002-2', '0003-3', '0004-4']);
});

it('goes back to the release before, and keeps the assets of the one that was taken back', () => {
  releaseAll(['1', '2']);
  expect(back(root)).toBe('0001-1');
  expect(served('app.html')).toBe('page 1');
  expect(hasAsset('2')).toBe(true);
});

it('does not go back to a release that was taken back before', () => {
  releaseAll(['1', '2']);
  back(root);
  releaseAll(['3']);
  expect(back(root)).toBe('0001-1');
});

it('refuses to go back from the first release', () => {
  releaseAll(['1']);
  expect(() => back(root)).toThrow('No release before 0001-1');
});

it('refuses an asset with another content under a known name, and leaves the pages as they are', () => {
  releaseAll(['1']);
  const dist = build('2');
  writeFileSync(path.join(dist, 'assets/app.js'), 'other');
  expect(() => release(dist, root)).toThrow('app.js of an earlier release has another content');
  expect(served('app.html')).toBe('page 1');
});

it('refuses the build of another brand, unless told', () => {
  releaseAll(['1']);
  const dist = build('2', 'other');
  expect(() => release(dist, root)).toThrow(
    /is a build of other, and .* serves b\..*--other-brand/,
  );
  expect(served('app.html')).toBe('page 1');
  expect(release(dist, root, { isBrandFree: true })).toBe('0002-2');
});

it('refuses a folder without a build, and survives a release that was cut off', () => {
  expect(() => release(folder, root)).toThrow('No build at');
  mkdirSync(path.join(root, 'releases/partial'), { recursive: true });
  writeFileSync(path.join(root, 'releases/partial/left.html'), '');
  releaseAll(['1']);
  expect(readdirSync(path.join(root, 'current'))).not.toContain('left.html');
});
