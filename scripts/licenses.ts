import path from 'node:path';
import { getLicenseFileText } from 'generate-license-file';
import { writeServed } from './build/served';

/** `npm run licenses -- [dist]`: the notices of everything that a build may hold, as `licenses.txt` beside it. */
async function main([dist = 'dist']: readonly string[]): Promise<void> {
  const notices = await getLicenseFileText('package.json');
  writeServed(path.resolve(dist), 'licenses.txt', notices);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
