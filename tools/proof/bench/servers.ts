import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import environment from '../../../public/environments/sandbox.json';
import type { Lender } from '../../../sandbox';
import { openSandbox } from '../../../sandbox/server';
import { dressBuild } from '../../../scripts/build/dressBuild';
import { documentsFolder } from '../../../scripts/documents/check';
import { startPreview } from '../../../scripts/previewServer';

export interface Servers {
  readonly origin: string;
  readonly lender: Lender;
  /** The lender's origin; empty if it is the page's. */
  readonly apiOrigin: string;
  /** Sets the time of a round trip to the lender, in milliseconds. */
  readonly setRoundTrip: (ms: number) => void;
  readonly close: () => Promise<void>;
}

type Pages = ReadonlyMap<string, string>;

/** The page and the lender on one origin, as the printed proxy has them. */
export async function openTogether(pages: Pages): Promise<Servers> {
  return { ...(await startPreview(0, { pages })), apiOrigin: '', setRoundTrip: () => undefined };
}

/** The round trips before a connection carries a request: TCP and TLS 1.3. A lookup of the name would be another. */
const TRIPS_OF_CONNECTION = 2;
const TRIPS_OF_PREFLIGHT = 1;

/**
 * The lender on an origin of its own: a call needs a preflight and another connection. The browser's slow line delays
 * neither, so this server does.
 */
export async function openApart(pages: Pages): Promise<Servers> {
  const { lender, listener } = openSandbox({
    environment,
    origins: ['*'],
    ownOrigin: () => apiOrigin(),
  });
  let roundTrip = 0;
  const connected = new WeakSet<Socket>();
  const server = createServer({ maxHeaderSize: 1_048_576 }, (request, response) => {
    const ofConnection = connected.has(request.socket) ? 0 : TRIPS_OF_CONNECTION;
    const ofPreflight = request.method === 'OPTIONS' ? TRIPS_OF_PREFLIGHT : 0;
    connected.add(request.socket);
    setTimeout(
      () => {
        listener(request, response);
      },
      (ofConnection + ofPreflight) * roundTrip,
    );
  });
  const apiOrigin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const root = mkdtempSync(path.join(tmpdir(), 'apart-'));
  cpSync('dist', root, { recursive: true });
  await dressBuild(root, { ...environment, apiBase: apiOrigin() }, documentsFolder('sandbox'));
  const preview = await startPreview(0, { root, pages });
  return {
    origin: preview.origin,
    lender,
    apiOrigin: apiOrigin(),
    setRoundTrip: (ms) => {
      roundTrip = ms;
    },
    close: async () => {
      await preview.close();
      server.close();
      server.closeAllConnections();
      rmSync(root, { recursive: true });
    },
  };
}
