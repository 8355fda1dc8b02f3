/** @jest-environment node */
import { callerFor, requestFor } from '../../sandbox/caller';
import type { Fault } from '../../sandbox/index';
import { createLender } from '../../sandbox/index';

describe('faults', () => {
  const lender = createLender();
  const launch = lender.launch('newLoan');
  const call = callerFor(lender, 'newLoan');
  const productId = launch.productId;
  const confirm = requestFor('loanDetailConfirm', { productId }, launch);
  const send = (init: RequestInit = {}) => lender.fetch(confirm.url, { ...confirm.init, ...init });

  afterEach(() => {
    lender.reset();
  });

  const push = { amount: '500000', periods: '112', termUnit: 'D', productId };
  const isConfirmed = async () => (await call('loanDetailConfirm', { productId })).code === '1004';

  it('cuts the line before the action', async () => {
    lender.fault('loanDetailPush', { kind: 'cut' });
    await expect(call('loanDetailPush', push)).rejects.toThrow(TypeError);
    expect(await isConfirmed()).toBe(false);
  });

  it('cuts the line after the action: an unknown outcome', async () => {
    lender.fault('loanDetailPush', { kind: 'cutAfter' });
    await expect(call('loanDetailPush', push)).rejects.toThrow(TypeError);
    expect(await isConfirmed()).toBe(true);
  });

  const statuses = [408, 409, 429, 500, 502, 503, 504];
  const bodies = ['json', 'html', 'empty'] as const;
  it.each<Fault>([
    ...statuses.flatMap((status) =>
      bodies.map((body) => ({ kind: 'status', status, body }) as const),
    ),
    { kind: 'empty' },
    { kind: 'html' },
    { kind: 'truncated' },
    { kind: 'cutMidway' },
    { kind: 'envelope', remove: ['data'] },
  ])('answers %j before and after the action', async (fault) => {
    const { url, init } = requestFor('loanDetailPush', push, launch);
    for (const carriedOut of [false, true]) {
      lender.fault('loanDetailPush', { ...fault, carriedOut, times: 1 });
      const response = await lender.fetch(url, init);
      expect(response.status).toBe(fault.kind === 'status' ? fault.status : 200);
      await response.text().catch(() => undefined);
      expect(await isConfirmed()).toBe(carriedOut);
    }
  });

  it('gives the real answer under another status', async () => {
    lender.fault('loanDetailPush', { kind: 'status', status: 500, body: 'answer' });
    expect(await call('loanDetailPush', push)).toMatchObject({ status: 500, success: true });
    expect(await isConfirmed()).toBe(true);
  });

  it.each([
    ['before the action', false],
    ['after it', true],
  ])('holds an answer %s, until the fault is cleared', async (_case, carriedOut) => {
    lender.fault('loanDetailPush', { kind: 'hold', carriedOut, times: 1 });
    const answered = call('loanDetailPush', push);
    await new Promise((resolve) => setTimeout(resolve));
    expect(lender.accepted).toHaveLength(carriedOut ? 1 : 0);
    lender.clearFaults();
    expect((await answered).code).toBe(0);
    expect(lender.accepted).toHaveLength(1);
  });

  it('stalls until the caller aborts', async () => {
    lender.fault('loanDetailConfirm', { kind: 'stall' });
    const controller = new AbortController();
    const answer = send({ signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each<[string, Fault, string | RegExp]>([
    ['an empty body', { kind: 'empty' }, ''],
    ['null', { kind: 'null' }, 'null'],
    ['a page', { kind: 'html' }, /^<!doctype html>/],
    ['any text', { kind: 'text', text: '{"code":1e400}' }, '{"code":1e400}'],
    ['a cut answer', { kind: 'truncated' }, /^\{"success":true.*[^}]$/],
    ['another envelope', { kind: 'envelope', fields: { code: '0abc' } }, /"code":"0abc"/],
    ['no success flag', { kind: 'envelope', remove: ['success'] }, /^\{"code":0,/],
  ])('answers %s', async (_case, fault, body) => {
    lender.fault('loanDetailConfirm', fault);
    expect(await (await send()).text()).toEqual(
      typeof body === 'string' ? body : expect.stringMatching(body),
    );
  });

  it('answers under another content type', async () => {
    lender.fault('loanDetailConfirm', { kind: 'contentType', type: 'text/plain' });
    expect((await send()).headers.get('content-type')).toBe('text/plain');
  });

  it('cuts the answer off', async () => {
    lender.fault('loanDetailConfirm', { kind: 'cutMidway' });
    const response = await send();
    await expect(response.text()).rejects.toThrow();
  });

  it('removes a field of the data by its path', async () => {
    lender.fault('loanDetailConfirm', { kind: 'patch', remove: ['details.0.value'] });
    const { data } = await call('loanDetailConfirm', { productId });
    expect(data).not.toHaveProperty('details.0.value');
    expect(data).toHaveProperty('details.1.value');
  });

  it('refuses a given number of times, after a given number of calls', async () => {
    lender.refuse('loanDetailConfirm', { code: '77', message: 'No', times: 1, skip: 1 });
    const codes = [];
    for (let n = 0; n < 3; n += 1) {
      codes.push((await call('loanDetailConfirm', { productId })).code);
    }
    expect(codes).toEqual([0, '77', 0]);
  });

  it('affects one borrower only, if the fault names one', async () => {
    lender.fault('*', { kind: 'cut', borrower: 'overdue' });
    expect((await call('loanDetailConfirm', { productId })).code).toBe(0);
  });
});
