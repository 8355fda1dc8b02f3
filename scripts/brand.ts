import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dressBuild } from './build/dressBuild';

/** `npm run brand -- <environment.json> [dist]`: puts another environment on a built `dist/`, without a build. */
async function main([file, dist = 'dist']: readonly string[]): Promise<void> {
  if (!file) throw new Error('Usage: npm run brand -- <environment.json> [dist]');
  const target = path.resolve(dist);
  if (!existsSync(path.join(target, 'app.html'))) throw new Error(`No build at ${target}`);
  await dressBuild(target, JSON.parse(readFileSync(file, 'utf8')) as unknown);
  console.log(`${target} has the environment of ${file}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
