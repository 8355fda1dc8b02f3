import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { startCommand } from '../../scripts/build/command';
import { back, release } from '../deploy/release';
import { laterBuild } from './laterBuild';
import { createTestNginx, hasBrotli, hasNginx, type TestNginx } from './testNginx';

/**
 * `npm run proof -- nginx`: serves two brands of `dist/` with a real nginx. The script sends requests while it switches
 * releases, takes one release back, and reloads nginx after each switch. It fails if a request is lost, or if a page does
 * not match its policy. `test/build/nginx*.test.ts` send what an attacker would.
 */
const BRANDS = ['one.test', 'two.test'];
const SECOND = 'public/environments/peso.json';
const RELOADS = 8;
const WORKERS = 12;
const CALL = '/entered/v3/loan-details/loan-details';
const ADDRESSES = [
  '/',
  '/confirm?productId=1',
  '/LOANDETAIL/',
  '/aboutUs',
  '/version.json',
  '/healthz',
  CALL,
];

interface Answer {
  readonly status: number;
  readonly policy: string;
  readonly body: string;
}

async function main(): Promise<void> {
  if (!hasNginx()) {
    console.log('nginx or openssl is not installed: nothing was checked.');
    return;
  }
  if (!existsSync('dist/app.html')) throw new Error('No build in dist/: run `npm run build`');
  const lender = createServer((_, response) => {
    setTimeout(() => response.end('{"code":"0"}'), 20);
  });
  await new Promise<void>((resolve) => lender.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((lender.address() as AddressInfo).port)}`;
  const nginx = await createTestNginx(BRANDS);
  try {
    await underLoad(nginx, origin);
  } finally {
    await nginx.stop();
    lender.close();
  }
}

async function underLoad(nginx: TestNginx, lender: string): Promise<void> {
  const rootOf = (brand: string) => path.join(nginx.folder, brand);
  const http = await run('nginx.ts', hasBrotli() ? ['http'] : ['http', 'without-brotli']);
  const serversOf = async (brand: string) => {
    const given = [path.join(rootOf(brand), 'current'), '', brand, lender];
    return [brand, onPorts(await run('nginx.ts', given), nginx)] as const;
  };
  const reload = async () =>
    nginx.load(onPorts(http, nginx), Object.fromEntries(await Promise.all(BRANDS.map(serversOf))));
  const builds = [path.resolve('dist'), path.join(nginx.folder, 'second')];
  cpSync('dist', builds[1] ?? '', { recursive: true });
  await run('brand.ts', [SECOND, builds[1] ?? '']);
  const releaseAll = (dists: readonly string[]) => {
    dists.forEach((dist, at) => release(dist, rootOf(BRANDS[at] ?? '')));
  };

  const later = Array.from({ length: RELOADS - 1 }, (_, round) =>
    builds.map((dist, at) => {
      const target = path.join(nginx.folder, `build-${round}-${at}`);
      laterBuild(dist, target, `r${round}`);
      return target;
    }),
  );
  releaseAll(builds);
  await reload();
  const faults: string[] = [];
  let answered = 0;
  let isOver = false;
  const worker = async (at: number): Promise<void> => {
    for (let round = at; !isOver; round += 1) {
      const brand = BRANDS[round % BRANDS.length] ?? '';
      const fault = await faultAt(nginx.tls, brand, ADDRESSES[round % ADDRESSES.length] ?? '');
      answered += 1;
      if (fault) faults.push(fault);
    }
  };
  const load = Array.from({ length: WORKERS }, (_, at) => worker(at));
  try {
    for (let round = 0; round < RELOADS; round += 1) {
      const dists = later[round];
      if (dists) releaseAll(dists);
      else BRANDS.forEach((brand) => back(rootOf(brand)));
      await reload();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  } finally {
    isOver = true;
    await Promise.all(load);
  }
  console.log(
    `${BRANDS.length} brands, ${RELOADS} reloads, ${answered} requests, ${faults.length} lost or wrong`,
  );
  if (faults.length > 0) throw new Error([...new Set(faults)].slice(0, 10).join('\n'));
}

/** Runs a script without blocking, so that the requests continue. */
const run = async (script: string, parameters: readonly string[]): Promise<string> => {
  const started = ['--import', 'tsx', `tools/deploy/${script}`, ...parameters];
  return (await promisify(execFile)(process.execPath, started)).stdout;
};

/** Requests an address and its scripts. The policy of the response must contain the hashes of its inline scripts. */
async function faultAt(port: number, brand: string, address: string): Promise<string | undefined> {
  try {
    const { status, policy, body } = await get(port, brand, address);
    if (status !== 200) return `${brand}${address}: ${status}`;
    if (!body.startsWith('<!doctype')) return undefined;
    if (body.includes('Peso Fácil') !== (brand === BRANDS[1]))
      return `${brand}: the page belongs to another brand`;
    for (const [, script = ''] of body.matchAll(/<script>(.*?)<\/script>/gs)) {
      const hash = createHash('sha256').update(script).digest('base64');
      if (!policy.includes(hash))
        return `${brand}${address}: the policy belongs to another release`;
    }
    for (const [, file = ''] of body.matchAll(/<script defer src="([^"]+)"/g)) {
      const asset = await get(port, brand, file);
      if (asset.status !== 200) return `${brand}${file}: ${asset.status}`;
    }
    return undefined;
  } catch (error) {
    return `${brand}${address}: ${String(error)}`;
  }
}

/** Each request has its own connection: a browser repeats a request if the server closes a reused connection, Node does not. */
const get = (port: number, servername: string, address: string) =>
  new Promise<Answer>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: address, agent: false };
    const tls = { servername, rejectUnauthorized: false, headers: { host: servername } };
    request({ ...options, ...tls }, (response) => {
      const policy = String(response.headers['content-security-policy']);
      const { statusCode: status = 0 } = response;
      text(response).then((body) => {
        resolve({ status, policy, body });
      }, reject);
    })
      .on('error', reject)
      .end();
  });

const onPorts = (servers: string, { listen }: TestNginx): string =>
  servers
    .replace('listen 80', `listen ${listen.plain}`)
    .replace('listen 443 ssl', `listen ${listen.tls} ssl`);

startCommand('npm run proof -- nginx takes no parameters');
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
