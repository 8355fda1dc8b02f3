import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { firstScreenOf, launchAddress } from '../../sandbox/launchAddress';
import { openSandbox } from '../../sandbox/server';
import { startCommand } from '../../scripts/build/command';

const USAGE =
  'npm run sandbox -- [--port 4010] [--host 127.0.0.1] [--environment file.json] [--origin https://…] [--app https://…]';
startCommand(USAGE);

/**
 * `npm run sandbox -- [--port 4010] [--host 127.0.0.1] [--environment file.json] [--origin https://…] [--app https://…]`: the
 * test lender as a server of its own (docs/api/README.md#the-sandbox-as-a-server).
 */
const { values: given } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    environment: { type: 'string' },
    origin: { type: 'string', multiple: true, default: [] },
    app: { type: 'string', default: '' },
  },
});

const appOrigin = given.app && new URL(given.app).origin;
const environment = given.environment
  ? (JSON.parse(readFileSync(given.environment, 'utf8')) as Record<string, unknown>)
  : {};
const { lender, listener } = openSandbox({
  environment,
  appOrigin,
  origins: [...given.origin, ...(appOrigin ? [appOrigin] : [])],
  ownOrigin: () => origin(),
});
const server = createServer({ maxHeaderSize: 1_048_576 }, listener);

/** The server's origin. A server that listens on all addresses has the machine's name as its host. */
function origin(): string {
  const { port } = server.address() as AddressInfo;
  const host = given.host === '0.0.0.0' ? 'localhost' : given.host;
  return `http://${host}:${port}`;
}

server.listen(Number(given.port), given.host, () => {
  console.log(`The sandbox answers at ${origin()}, its console at ${origin()}/__sandbox__/`);
  if (!appOrigin)
    console.log('With --app <address of a front end> the list contains links to that front end.');
  for (const { name, description } of lender.borrowerCards()) {
    const link = launchAddress(lender, firstScreenOf(name), name);
    console.log(`\n${name}: ${description.en}\n${appOrigin}${link}`);
  }
});
