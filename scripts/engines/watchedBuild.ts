import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watch } from './watch';

const POLICY = /<meta http-equiv="Content-Security-Policy" [^>]*>/;

/** A copy of `dist/`, with its own headers and policies, in which each page is watched from its first script on. */
export function watchedBuild(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'engines-'));
  cpSync('dist', root, { recursive: true });
  // The loader of these scripts names functions by a helper that a page does not have.
  writeFileSync(
    path.join(root, 'watch.js'),
    `var __name = (named) => named; (${String(watch)})();`,
  );
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(root, name);
    const html = readFileSync(file, 'utf8');
    // After the policy, which has to let it pass.
    const watched = html.replace(POLICY, '$&<script src="/watch.js"></script>');
    if (watched === html) throw new Error(`${name} has no policy`);
    writeFileSync(file, watched);
  }
  return root;
}
