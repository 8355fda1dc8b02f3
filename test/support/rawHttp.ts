import { connect as connectPlain } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A port of a test nginx, with or without TLS. */
type Port = { readonly tls: number } | { readonly plain: number };

/**
 * Sends the bytes of a request to a test nginx and reads until nginx closes the connection. A library would correct what
 * the tests must send: paths, methods and header names.
 */
export const rawRequest = (
  port: Port,
  host: string,
  [line, ...headers]: readonly string[],
  { body = '', withHost = true } = {},
): Promise<string> =>
  new Promise((resolve) => {
    const own = [...(withHost ? [`Host: ${host}`] : []), 'Connection: close'];
    const head = [`${String(line)} HTTP/1.1`, ...own, ...headers];
    const parts: Buffer[] = [];
    const at = { host: '127.0.0.1' };
    const socket =
      'tls' in port
        ? connectTls({ ...at, port: port.tls, servername: nameOf(host), rejectUnauthorized: false })
        : connectPlain({ ...at, port: port.plain });
    socket.on('tls' in port ? 'secureConnect' : 'connect', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1');
    });
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(Buffer.concat(parts).toString('latin1'));
    });
  });

/** A TLS handshake names no IP address. */
const nameOf = (host: string): string => (/^[\d.]+$/.test(host) ? '' : host);

export const statusOf = (answer: string): number => Number(/^HTTP\/\S+ (\d+)/.exec(answer)?.[1]);
