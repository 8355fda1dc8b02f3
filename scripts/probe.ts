import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkEnvironment } from '../src/environment/readEnvironment';
import { readLaunch } from '../src/session/launch/launch';
import { isMet, reportText } from './probe/report';
import { probe } from './probe/run';

/**
 * `npm run probe -- <environment.json> <launch address> [--writes] [--money] [--template <id>] [--json]`: holds a server against
 * the contract (docs/api/README.md#hold-a-server-against-the-contract). Exits with 1 where it is not kept.
 */
async function main(): Promise<void> {
  const { values: given, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      writes: { type: 'boolean', default: false },
      money: { type: 'boolean', default: false },
      template: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const [file, address] = positionals;
  if (!file || !address) throw new Error('Give an environment and a launch address');
  const reading = checkEnvironment(JSON.parse(readFileSync(file, 'utf8')));
  if (!reading.ok) throw new Error(`The environment is wrong: ${JSON.stringify(reading.issues)}`);
  const { environment } = reading;
  const { origin, search } = new URL(address);
  const launch = readLaunch(search);
  if (!launch.userId || !launch.sessionId) throw new Error('The launch needs userId and sessionId');
  const findings = await probe(
    { environment, launch, appOrigin: origin },
    {
      templateId: given.template,
      isWriting: given.writes,
      isPaying: given.money && (await isConfirmed(launch.orderId)),
    },
  );
  console.log(
    given.json
      ? JSON.stringify({ isMet: isMet(findings), findings }, null, 2)
      : reportText(findings),
  );
  process.exitCode = isMet(findings) ? 0 : 1;
}

/** Money moves only for an order whose number is typed. */
async function isConfirmed(orderId = ''): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await terminal.question(
    `This pays what order ${orderId} owes with its first card. Type the number of the order: `,
  );
  terminal.close();
  const isSame = orderId !== '' && typed.trim() === orderId;
  if (!isSame) console.error('Nothing is paid.');
  return isSame;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
