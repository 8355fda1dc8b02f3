import { readFileSync } from 'node:fs';
import path from 'node:path';
import { requireBuild } from '../../scripts/build/builtFiles';
import { startCommand } from '../../scripts/build/command';
import { dressBuild } from '../../scripts/build/dressBuild';
import { documentsFolder } from '../../scripts/documents/check';

/**
 * `npm run brand -- <environment.json> [dist] [documents]`: applies an environment and its documents to the scripts in
 * `dist/`. Default documents: the folder with the environment's name. `npm run build` names no file: `ENVIRONMENT=<name>`
 * selects one of `public/environments`, and `DOCUMENTS=<folder>` other documents.
 */
async function main([
  file = `public/environments/${process.env.ENVIRONMENT ?? 'sandbox'}.json`,
  dist = 'dist',
  documents = process.env.DOCUMENTS,
]: readonly string[]): Promise<void> {
  const target = path.resolve(dist);
  requireBuild(target);
  const folder = documentsFolder(path.basename(file, '.json'), documents);
  await dressBuild(target, JSON.parse(readFileSync(file, 'utf8')) as unknown, folder);
  console.log(`Applied ${file} to ${target}`);
}

startCommand(`npm run brand -- <environment.json> [dist] [documents]
  applies an environment and its documents to a built dist/ (default documents: the folder with the environment's name)`);
void main(process.argv.slice(2));
