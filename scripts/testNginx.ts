import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { AUTHORITIES } from './nginxServer';

/**
 * nginx in a folder of its own, on free ports, with a self-signed certificate. It trusts the authority
 * `<folder>/tls/authority` instead of the system's.
 */
export interface TestNginx {
  readonly folder: string;
  readonly tls: number;
  readonly plain: number;
  readonly listen: { readonly tls: string; readonly plain: string };
  /** Writes the configuration and starts nginx, or makes it read the configuration again. */
  readonly load: (http: string, servers: readonly string[]) => Promise<void>;
  readonly log: (name: string) => string;
  readonly stop: () => Promise<void>;
}

export const hasNginx = (): boolean =>
  spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0;

/** Debian's packages of dynamic modules write these files. */
const MODULES = '/etc/nginx/modules-enabled';
export const hasBrotli = (): boolean =>
  spawnSync('sh', ['-c', `ls ${MODULES}/*brotli-static*`]).status === 0;

export async function createTestNginx(names: readonly string[]): Promise<TestNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const tls = await freePort();
  const plain = await freePort();
  const configuration = path.join(folder, 'nginx.conf');
  const parameters = ['-c', configuration];
  let nginx: ChildProcess | undefined;
  mkdirSync(path.join(folder, 'tls'));
  for (const name of ['authority', ...names]) certify(path.join(folder, 'tls', name), name);

  return {
    folder,
    tls,
    plain,
    listen: { tls: `127.0.0.1:${String(tls)}`, plain: `127.0.0.1:${String(plain)}` },
    load: async (http, servers) => {
      writeFileSync(configuration, wholeFile(folder, http, servers));
      await promisify(execFile)('nginx', ['-t', ...parameters]);
      if (nginx) nginx.kill('SIGHUP');
      else {
        nginx = spawn('nginx', parameters);
        await answering(plain);
      }
    },
    log: (name) => readFileSync(path.join(folder, name), 'utf8'),
    stop: async () => {
      const isOver = new Promise((resolve) => nginx?.once('exit', resolve));
      if (nginx?.kill()) await isOver;
      rmSync(folder, { recursive: true });
    },
  };
}

function wholeFile(folder: string, http: string, servers: readonly string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const text = [http, ...servers]
    .join('\n')
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/etc/nginx/tls', `${folder}/tls`)
    .replaceAll(AUTHORITIES, `${folder}/tls/authority.pem`);
  return `include ${MODULES}/*.conf;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
daemon off;
pid ${folder}/pid;
error_log ${folder}/main.log;
events {}
http {
${temporary.join('\n')}
${text}
}
`;
}

/** Writes `<file>.key` and `<file>.pem`. `issuer` is the file of the certificate that signs; without it, it signs itself. */
export function certify(file: string, name: string, issuer?: string): void {
  const files = ['-keyout', `${file}.key`, '-out', `${file}.pem`];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const signed = issuer ? ['-CA', `${issuer}.pem`, '-CAkey', `${issuer}.key`] : [];
  const options = ['-x509', '-days', '2', ...key, ...subject, ...signed, ...files];
  execFileSync('openssl', ['req', ...options], { stdio: 'pipe' });
}

async function answering(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await fetch(`http://127.0.0.1:${String(port)}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}
