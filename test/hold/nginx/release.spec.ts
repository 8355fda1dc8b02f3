import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { requireBuild } from '../../../scripts/build/builtFiles';
import { back, release } from '../../../tools/deploy/release';
import { laterBuild } from '../../support/laterBuild';
import { listening } from '../../support/port';
import { createTestNginx, hasBrotli, hasNginx, type TestNginx } from '../../support/testNginx';

/**
 * Two brands of `dist/` behind a real nginx, which is asked all the time. `test/build/nginx*.test.ts` send what an attacker
 * would.
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

test('no request is lost, and each page has its own policy, while releases change and one is taken back', async () => {
  test.skip(!hasNginx(), 'nginx or openssl is not installed');
  requireBuild('dist');
  const lender = createServer((_, response) => {
    setTimeout(() => response.end('{"code":"0"}'), 20);
  });
  const origin = `http://127.0.0.1:${String(await listening(lender))}`;
  const nginx = await createTestNginx(BRANDS);
  try {
    expect(await faultsUnderLoad(nginx, origin)).toEqual([]);
  } finally {
    await nginx.stop();
    lender.close();
  }
});

async function faultsUnderLoad(nginx: TestNginx, origin: string): Promise<readonly string[]> {
  const rootOf = (brand: string) => path.join(nginx.folder, brand);
  const http = await run('nginx.ts', hasBrotli() ? ['http'] : ['http', 'without-brotli']);
  const reload = async () => {
    const servers = BRANDS.map(async (brand) => {
      const printed = await run('nginx.ts', [`${rootOf(brand)}/current`, '', brand, origin]);
      return [brand, printed] as const;
    });
    await nginx.load(http, Object.fromEntries(await Promise.all(servers)));
  };
  const second = path.join(nginx.folder, 'second');
  cpSync('dist', second, { recursive: true });
  await run('brand.ts', [SECOND, second]);
  const builds = [path.resolve('dist'), second];
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

  const faults = new Set<string>();
  let answered = 0;
  let isOver = false;
  const ask = async (_: unknown, at: number): Promise<void> => {
    for (let round = at; !isOver; round += 1) {
      const brand = BRANDS[round % BRANDS.length] ?? '';
      const fault = await faultAt(nginx.tls, brand, ADDRESSES[round % ADDRESSES.length] ?? '');
      answered += 1;
      if (fault) faults.add(fault);
    }
  };
  const load = Array.from({ length: WORKERS }, ask);
  try {
    for (let round = 0; round < RELOADS; round += 1) {
      const dists = later[round];
      if (dists) releaseAll(dists);
      else BRANDS.forEach((brand) => back(rootOf(brand)));
      await reload();
      await wait(500);
    }
  } finally {
    isOver = true;
    await Promise.all(load);
  }
  console.log(`${BRANDS.length} brands, ${RELOADS} reloads, ${answered} requests`);
  return [...faults];
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
  new Promise<{ status: number; policy: string; body: string }>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: address, agent: false };
    const tls = { servername, rejectUnauthorized: false, headers: { host: servername } };
    request({ ...options, ...tls }, (response) => {
      const { statusCode: status = 0, headers } = response;
      const policy = String(headers['content-security-policy']);
      text(response).then((body) => resolve({ status, policy, body }), reject);
    })
      .on('error', reject)
      .end();
  });
