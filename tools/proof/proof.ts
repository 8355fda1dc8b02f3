import { spawnSync } from 'node:child_process';
import { type Proof, proofs } from './table';

const [name = '--help', ...parameters] = process.argv.slice(2);

const isHelp = (word: string) => word === '-h' || word === '--help';

/** The proofs of the table, each with what it shows. */
const list = (): string =>
  ['npm run proof -- <name> [parameters]']
    .concat(Object.entries(proofs).map(([each, { proves }]) => `  ${each.padEnd(13)}${proves}`))
    .join('\n');

/** What a proof shows, its commands, and the parameters of a last command that is a script of ours. */
function explain({ proves, settings = '', first = [], commands }: Proof): void {
  const steps = [...first, ...commands].map((command) => `  ${command}`);
  console.log([`${settings}npm run proof -- ${name} [parameters]: ${proves}`, ...steps].join('\n'));
  const last = commands.at(-1) ?? '';
  if (last.startsWith('tsx ')) spawnSync('sh', ['-c', `${last} --help`], { stdio: 'inherit' });
  else console.log('The last command takes the parameters.');
}

/** Runs the commands of a proof, and names each one that failed. */
function prove({ first = [], commands, env }: Proof): void {
  const run = (command: string, given: readonly string[] = []): boolean => {
    const words = ['-c', `${command} "$@"`, name, ...given];
    const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const;
    return spawnSync('sh', words, options).status === 0;
  };
  const missing = first.find((command) => !run(command));
  const failed = missing
    ? [missing]
    : commands.filter((each) => !run(each, each === commands.at(-1) ? parameters : []));
  for (const command of failed) console.error(`proof ${name} failed: ${command}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function main(): void {
  const proof = new Map(Object.entries(proofs)).get(name);
  if (proof && parameters.some(isHelp)) explain(proof);
  else if (proof) prove(proof);
  else if (isHelp(name)) console.log(list());
  else {
    console.error(`No proof is named ${name}: npm run proof -- --help lists them`);
    process.exitCode = 1;
  }
}

main();
