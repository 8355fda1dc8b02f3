import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dressBuild } from './build/dressBuild';
import { documentsFolder } from './documents/check';

/**
 * `npm run brand -- <environment.json> [dist] [documents]`: applies another environment and its documents to a
 * built `dist/` without a new build. Default documents: the folder with the environment's name.
 */
async function main([file, dist = 'dist', documents]: readonly string[]): Promise<void> {
  if (!file) throw new Error('Usage: npm run brand -- <environment.json> [dist] [documents]');
  const target = path.resolve(dist);
  if (!existsSync(path.join(target, 'app.html'))) throw new Error(`No build at ${target}`);
  const folder = documentsFolder(path.basename(file, '.json'), documents);
  await dressBuild(target, JSON.parse(readFileSync(file, 'utf8')) as unknown, folder);
  console.log(`Applied ${file} to ${target}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
