import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readVersion } from '../../scripts/build/version';

const INLINE = /(<script>)(.*?)(<\/script>)/gs;

/**
 * Copies a build and changes every hash in file names and in the policy, as a change of the code would. Used for tests
 * of releases. The copy omits compressed files, because they contain the earlier hashes.
 */
export function laterBuild(dist: string, target: string, release: string): void {
  cpSync(dist, target, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) });
  const files = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(html|js|json)$|_headers$/.test(file) && statSync(path.join(target, file)).isFile(),
  );
  const texts = files.map((file) => readFileSync(path.join(target, file), 'utf8'));
  const comment = `/* ${release} */`;
  const digests = new Map<string, string>();
  for (const [, , script = ''] of texts.join('\n').matchAll(INLINE)) {
    digests.set(sha256(script), sha256(comment + script));
  }
  const combined = combinedWith(Number.parseInt(sha256Hex(release), 16));
  const names = new Map(
    files.flatMap((file) => {
      const [hash] = /[0-9a-f]{8}(?=\.js$)/.exec(file) ?? [];
      return hash ? [[hash, combined(hash)] as const] : [];
    }),
  );
  const renamed = (text: string) => text.replace(/[0-9a-f]{8}/g, (hash) => names.get(hash) ?? hash);
  files.forEach((file, at) => {
    const text = (texts[at] ?? '')
      .replace(INLINE, `$1${comment}$2$3`)
      .replace(/(?<=sha256-)[\w+/=]+/g, (digest) => digests.get(digest) ?? digest);
    writeFileSync(path.join(target, file), renamed(text));
    if (renamed(file) !== file) {
      renameSync(path.join(target, file), path.join(target, renamed(file)));
    }
  });
  writeFileSync(
    path.join(target, 'version.json'),
    JSON.stringify({ ...readVersion(dist), release }),
  );
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
const sha256Hex = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Combines a hash with a number by XOR, so that different hashes stay different. */
const combinedWith =
  (number: number) =>
  (hash: string): string =>
    ((Number.parseInt(hash, 16) ^ number) >>> 0).toString(16).padStart(8, '0');
