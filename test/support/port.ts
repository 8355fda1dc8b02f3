import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Starts a server that only this machine reaches. Returns its port, which the system chose. */
export async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port on which no server listens now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  server.close();
  await once(server, 'close');
  return port;
}
