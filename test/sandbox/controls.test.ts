/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { requestFor } from '../../sandbox/caller';
import { defaultEnvironment } from '../../sandbox/environment';
import { createLender } from '../../sandbox/index';
import { lenderListener } from '../../sandbox/node';
import { listening } from '../support/port';

describe('the lender over HTTP', () => {
  const lender = createLender();
  const launch = lender.launch('overdue');
  const order = { productId: launch.productId, orderId: launch.orderId };
  const { url, init } = requestFor('loanDetails', order, launch);
  const listen = lenderListener(lender);
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      listen(request, response, () => response.end('the page'));
    });
    origin = `http://127.0.0.1:${await listening(server)}`;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  afterEach(() => control('POST', 'reset'));

  it('closes the connection for a cut line', async () => {
    await control('POST', 'faults', { alias: 'loanDetails', kind: 'cut', times: 1 });
    await expect(fetch(origin + url, init)).rejects.toThrow('fetch failed');
    expect((await fetch(origin + url, init)).status).toBe(200);
  });

  it.each([
    { alias: 'unknownCall', kind: 'cut' },
    { alias: 'loanDetails', kind: 'unheard' },
    { alias: 'loanDetails', kind: 'delay' },
    { alias: 'loanDetails', kind: 'status', status: 99 },
  ])('refuses an unknown fault: %j', async (fault) => {
    expect(await control('POST', 'faults', fault)).toHaveProperty('error');
    expect(await control('GET', 'faults')).toEqual([]);
  });

  it('tells of each call and each control, in events', async () => {
    const { body } = await fetch(`${origin}/__sandbox__/events`);
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => (await reader.read()).value;
    expect(await next()).toBe('event: change\ndata: state\n\n');
    await fetch(origin + url, init);
    expect(await next()).toContain('event: change');
    await control('POST', 'clock', { advanceMs: 0 });
    expect(await next()).toContain('event: change');
    await reader.cancel();
    expect(await control('GET', 'requests?alias=loanDetails')).toContainEqual(
      expect.objectContaining({
        answer: expect.objectContaining({ status: 200, line: 'whole' }) as unknown,
      }),
    );
  });

  it('moves the clock, and pays in a shop', async () => {
    await control('POST', 'clock', { now: '2026-03-02T12:00:00Z' });
    const moved = await control('POST', 'clock', { advanceMs: 3_600_000 });
    expect(moved).toEqual({ now: expect.stringMatching(/^2026-03-02T13:00:0/) as string });
    await control('POST', 'reset');
    expect(await control('POST', 'pay', { orderId: launch.orderId })).toEqual({
      orderStatus: '200',
    });
  });

  it('books late, lists accepted writes, and books on request', async () => {
    expect(await control('POST', 'booking', { delayMs: null })).toEqual({ delayMs: null });
    const { orderId } = launch;
    await control('POST', 'pay', { orderId });
    const accepted = () => control('GET', `accepted?orderId=${String(orderId)}`);
    expect(await accepted()).toMatchObject([{ via: 'shop', isBooked: false }]);
    await control('POST', 'book');
    expect(await accepted()).toMatchObject([{ via: 'shop', isBooked: true }]);
    expect(await control('GET', 'accepted?orderId=none')).toEqual([]);
    expect(await control('POST', 'booking', { delayMs: -1 })).toHaveProperty('error');
  });

  it('uses the formats and phone rule of another brand', async () => {
    const rupee = JSON.parse(readFileSync('public/environments/rupee.json', 'utf8')) as object;
    await control('POST', 'brand', rupee);
    const detail = (await (await fetch(origin + url, init)).json()) as object;
    expect(JSON.stringify(detail)).toMatch(/₹\d,\d{3}\.\d{2}/);
    const visit = { client_type: 'ios', page_type: '1', page_id: '1' };
    const answerTo = async (phone: string) => {
      const click = requestFor('trackClick', { ...visit, phone });
      return (await fetch(origin + click.url, click.init)).json() as Promise<unknown>;
    };
    expect(await answerTo('13800138000')).toMatchObject({
      code: expect.not.stringMatching('^0$') as string,
    });
    expect(await answerTo('9876543210')).toMatchObject({ code: '0' });
    const template = requestFor('channelTemplate', { templateId: '1' });
    expect(await (await fetch(origin + template.url, template.init)).json()).toMatchObject({
      data: { title: 'Once approved, your loan arrives in 1 to 3 days', appTitle: 'Rupee Ready' },
    });
    await control('POST', 'brand', defaultEnvironment);
  });

  it('shows the requests, with files as base64', async () => {
    const problemImage = new Blob(['abc'], { type: 'image/png' });
    const upload = requestFor('uploadProblemImage', { problemImage }, launch);
    await fetch(origin + upload.url, upload.init);
    const requests = await control('GET', 'requests?alias=uploadProblemImage');
    expect(requests).toMatchObject([{ files: [{ type: 'image/png', size: 3, bytes: 'YWJj' }] }]);
    await control('DELETE', 'requests');
    expect(await control('GET', 'requests')).toEqual([]);
  });

  it.each(['logo/ejemplo', 'barcode/123', 'instruction/1', 'banner/1', 'photo/1'])(
    'draws images/%s.svg',
    async (name) => {
      const response = await fetch(`${origin}/__sandbox__/images/${name}.svg`);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
    },
  );

  async function control(method: string, path: string, body?: object): Promise<unknown> {
    const request = body ? { method, body: JSON.stringify(body) } : { method };
    const response = await fetch(`${origin}/__sandbox__/${path}`, request);
    return response.status === 204 ? undefined : response.json();
  }
});
