import { execFile } from 'node:child_process';
import type { TestNginx } from './testNginx';

/** Requests an address of a test nginx: the answer with its headers. curl sends a path without changes. */
export const curlAt = (
  { tls }: Pick<TestNginx, 'tls'>,
  host: string,
  address: string,
  more: readonly string[] = [],
): Promise<string> =>
  new Promise((resolve) => {
    const way = ['--connect-to', `${host}:443:127.0.0.1:${String(tls)}`, '--http1.1'];
    const options = ['-s', '-i', '-k', '--path-as-is', '--max-time', '60', ...way, ...more];
    execFile('curl', [...options, `https://${host}${address}`], (_, answer) => {
      resolve(answer);
    });
  });
