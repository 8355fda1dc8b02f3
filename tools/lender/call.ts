import { parseArgs } from 'node:util';
import { startCommand } from '../../scripts/build/command';
import { missingSteps } from './callSteps';

const USAGE =
  'npm run call -- <name>: names the steps of docs/api/README.md#add-a-call that a call still lacks, in their order';
startCommand(USAGE);

function main(): void {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = ''] = positionals;
  if (!/^[a-z]\w*$/i.test(name)) throw new Error(USAGE);
  const missing = missingSteps(name);
  for (const step of missing) console.log(step);
  if (missing.length === 0) console.log(`${name} has every step. Now run: npm run check`);
  else process.exitCode = 1;
}

main();
