import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../support/port';

/** Prism 5.14.2, the last one that runs on Node 20. `npm run proof -- mock` installs it by a lock of its own: it weighs 90 MB. */
const PRISM = 'tools/lender/contract/tools/node_modules/.bin/prism';

export interface Prism {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** A lender that is made of `docs/api/openapi.json` alone. It refuses a request that the file does not allow. */
export async function startPrism(): Promise<Prism> {
  const port = String(await freePort());
  const args = ['mock', 'docs/api/openapi.json', '--errors', '--port', port];
  // A group of its own: Prism starts children.
  const child = spawn(PRISM, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  await untilListening(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.pid) process.kill(-child.pid);
      await ended;
    },
  };
}

function untilListening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (part: Buffer) => {
      said += part.toString();
      if (said.includes('Prism is listening')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => {
      reject(new Error(`Prism ended: ${said}`));
    });
  });
}
