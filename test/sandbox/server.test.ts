/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { requestFor } from '../../sandbox/caller';
import { openSandbox, type SandboxOptions } from '../../sandbox/server';
import { corsHeaders } from '../../tools/lender/cors';
import { testEnvironment } from '../support/environment';
import { listening } from '../support/port';

const APP = 'https://app.example';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The sandbox as a server on a free port, and a client of a borrower with a debt. */
async function serve(options: SandboxOptions = {}) {
  const { lender, listener } = openSandbox({ ...options, ownOrigin: () => origin });
  const server = createServer(listener);
  servers.push(server);
  const origin = `http://127.0.0.1:${await listening(server)}`;
  const launch = lender.launch('dueTomorrow');
  const { orderId, productId, sessionId } = launch;
  const { url, init } = requestFor('loanDetails', { orderId, productId }, launch);
  return { lender, origin, launch, sessionId, url, init };
}

const BRAND = {
  generalPrefix: '/g',
  aliases: { loanDetails: '/x/details' },
  envelope: { code: 'c', data: 'd', success: 's', message: 'm' },
  sessionExpiredCodes: ['4010'],
  sessionHeader: 'Authorization',
  intentHeader: 'X-Intent',
};

it('answers under the paths, the envelope and the session header of a brand', async () => {
  const { origin, url, init, sessionId = '' } = await serve({ environment: BRAND });
  const address = `${origin}/x/details?${url.split('?')[1]!}`;
  const inAddress = (await (await fetch(address, init)).json()) as unknown;
  expect(inAddress).toMatchObject({ s: false, c: '1001' });
  const without = address.replace(/sessionId=[^&]*&?/, '');
  const bearer = { ...init.headers, Authorization: `Bearer ${sessionId}` };
  const answer = (await (await fetch(without, { headers: bearer })).json()) as unknown;
  expect(answer).toMatchObject({ s: true, d: { orderStatus: '174' } });
  const expired = (await (await fetch(without, { headers: init.headers })).json()) as unknown;
  expect(expired).toMatchObject({ s: false, c: '4010' });
  expect((await fetch(origin + url, init)).status).toBe(404);
});

it('refuses a write without the id of its intent where a brand names its header', async () => {
  const { origin, launch } = await serve({ environment: { intentHeader: 'X-Intent' } });
  const { url, init } = requestFor('googleScore', { score: 5 }, launch);
  expect((await fetch(origin + url, init)).status).toBe(400);
  const headers = { ...init.headers, 'X-Intent': crypto.randomUUID() };
  expect((await fetch(origin + url, { ...init, headers })).status).toBe(200);
});

it('lets the pages of a named origin send every header that the app sends', async () => {
  const { origin, url } = await serve({ environment: BRAND, origins: [APP] });
  const ask = (from: string) =>
    fetch(origin + url, {
      method: 'OPTIONS',
      headers: { Origin: from, 'Access-Control-Request-Method': 'GET' },
    });
  const { headers } = await ask(APP);
  expect(headers.get('access-control-allow-origin')).toBe(APP);
  const names = { sessionHeader: 'Authorization', intentHeader: 'X-Intent' };
  const needed = corsHeaders(testEnvironment(names)).map((name) => name.toLowerCase());
  const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(',');
  expect(allowed?.sort()).toEqual(needed.sort());
  expect(
    (await ask('https://other.example')).headers.get('access-control-allow-origin'),
  ).toBeNull();
});

it('returns pictures on its own origin, and accepts their addresses', async () => {
  const { origin, url, init, launch, lender } = await serve();
  const { data } = (await (await fetch(origin + url, init)).json()) as {
    data: { productLogo: string };
  };
  expect(data.productLogo).toMatch(`${origin}/__sandbox__/`);
  expect((await fetch(data.productLogo)).headers.get('content-type')).toMatch('svg');
  const problemImage = new Blob(['a'], { type: 'image/jpeg' });
  const upload = requestFor('uploadProblemImage', { problemImage }, launch);
  const stored = (await (await fetch(origin + upload.url, upload.init)).json()) as {
    data: { url: string };
  };
  const body = { problemType: '5', problemSonType: '', problemDetail: 'a', orderNo: '' };
  const save = requestFor('problemSave', { ...body, problemImage: stored.data.url }, launch);
  expect(await (await fetch(origin + save.url, save.init)).json()).toMatchObject({ success: true });
  expect(lender.requests).toHaveLength(3);
});
