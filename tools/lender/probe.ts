import './probe/ownAdapter';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { startCommand } from '../../scripts/build/command';
import { inWords } from '../../src/platform/environment/problems';
import { checkEnvironment } from '../../src/platform/environment/readEnvironment';
import { parseLaunch } from '../../src/platform/session/launch/launch';
import { isMet, reportText } from './probe/report';
import { probe } from './probe/run';

/**
 * `npm run probe -- <environment.json> <launch address> [--writes] [--money] [--template <id>] [--json]`: checks a server
 * against the contract (docs/api/README.md#hold-a-server-against-the-contract). The exit code is 1 if the server does not
 * meet the contract. `ADAPTER=<file>` is the lender's own adapter, as in a build.
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
  if (!file || !address)
    throw new Error('Usage: npm run probe -- <environment.json> <launch address>');
  const reading = checkEnvironment(JSON.parse(readFileSync(file, 'utf8')));
  if (!reading.ok)
    throw new Error(`The environment is wrong: ${JSON.stringify(inWords(reading.errors))}`);
  const { environment } = reading;
  const { origin, search } = new URL(address);
  const launch = parseLaunch(search);
  if (!launch.userId || !launch.sessionId)
    throw new Error('The launch address needs userId and sessionId');
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

/** Asks the operator to type the order's number. Without the right number no money moves. */
async function isConfirmed(orderId = ''): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await terminal.question(
    `The probe will pay the debt of order ${orderId} with the borrower's first card. Type the order's number: `,
  );
  terminal.close();
  const isSame = orderId !== '' && typed.trim() === orderId;
  if (!isSame) console.error('The number differs: the probe pays nothing.');
  return isSame;
}

startCommand(
  'npm run probe -- <environment.json> <launch address> [--writes] [--money] [--template <id>] [--json]',
);
void main();
