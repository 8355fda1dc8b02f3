import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { AUTHORITIES } from '../../tools/deploy/nginx/nginxServer';
import { freePort } from './port';

/**
 * nginx in a folder of its own, on free ports in place of 80 and 443, with a self-signed certificate. It reads Debian's
 * own configuration, to which the printed files are added as docs/operations.md says. It trusts the authority
 * `<folder>/tls/authority` instead of the system's.
 */
export interface TestNginx {
  readonly folder: string;
  readonly tls: number;
  readonly plain: number;
  /** Writes the configuration, a file for each brand, and starts nginx, or makes it read the configuration again. */
  readonly load: (http: string, brands: Readonly<Record<string, string>>) => Promise<void>;
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
  const own = (text: string) => onPorts(within(folder, text), tls, plain);
  const configuration = path.join(folder, 'nginx.conf');
  const parameters = ['-c', configuration];
  let nginx: ChildProcess | undefined;
  mkdirSync(path.join(folder, 'tls'));
  for (const name of ['authority', ...names]) certify(path.join(folder, 'tls', name), name);

  return {
    folder,
    tls,
    plain,
    load: async (http, brands) => {
      writeFileSync(configuration, mainFile(folder));
      writePrinted(own, http, brands);
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

const DEBIANS = '/etc/nginx/nginx.conf';
const OPERATIONS = path.join(__dirname, '../../docs/operations.md');

/** Debian's file with its paths below `folder`. Another system has a file of the same parts. */
function mainFile(folder: string): string {
  const text = existsSync(DEBIANS)
    ? readFileSync(DEBIANS, 'utf8')
    : `pid /run/nginx.pid;
include ${MODULES}/*.conf;
events {}
http {
include ${CONFIGURATIONS}/*.conf;
}
`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return within(folder, text)
    .replace(/^user .*$/m, '')
    .replace(/^\s*include .*sites-enabled.*$/gm, '')
    .replaceAll('/run/nginx.pid', `${folder}/pid`)
    .replace('http {', `http {\n${temporary.join('\n')}`)
    .concat(process.getuid?.() === 0 ? 'user root;\n' : '', 'daemon off;\n');
}

const CONFIGURATIONS = '/etc/nginx/conf.d';

/** Writes the printed files under the names of docs/operations.md, in whose order nginx reads them. */
function writePrinted(
  own: (text: string) => string,
  http: string,
  brands: Readonly<Record<string, string>>,
): void {
  const named = readFileSync(OPERATIONS, 'utf8').matchAll(/> (\/etc\/nginx\/conf\.d\/\S+\.conf)/g);
  const [common = '', each = ''] = Array.from(named, ([, file = '']) => own(file));
  mkdirSync(own(CONFIGURATIONS), { recursive: true });
  writeFileSync(common, own(http));
  for (const [name, text] of Object.entries(brands)) {
    writeFileSync(each.replace('<name>', name), own(text));
  }
}

const within = (folder: string, text: string): string =>
  text
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/etc/nginx/tls', `${folder}/tls`)
    .replaceAll(CONFIGURATIONS, `${folder}/conf.d`)
    .replaceAll(AUTHORITIES, `${folder}/tls/authority.pem`);

const onPorts = (text: string, tls: number, plain: number): string =>
  text
    .replaceAll('listen 443', `listen 127.0.0.1:${String(tls)}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${String(plain)}`);

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
    if (await accepts(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer');
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
