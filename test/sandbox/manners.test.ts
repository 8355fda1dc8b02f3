/** @jest-environment node */
import { callerFor, requestFor } from '../../sandbox/caller';
import { aliases, createLender } from '../../sandbox/index';

describe('a call', () => {
  const lender = createLender();
  const launch = lender.launch('overdue');
  const order = { productId: launch.productId, orderId: launch.orderId };
  const { url, init } = requestFor('loanDetails', order, launch);
  const read = async (address: string, request: RequestInit) => {
    const response = await lender.fetch(address, request);
    const { code } = (await response.json()) as { code: unknown };
    return { status: response.status, code };
  };

  it('is answered with all parameters and headers', async () => {
    expect(await read(url, init)).toEqual({ status: 200, code: 0 });
  });

  it.each([
    ['the wrong method', url, { ...init, method: 'POST' }, 405],
    ['no X-Requested-With', url, { headers: { swift: '', eyes: '' } }, 403],
    ['no client header', url, { headers: { 'X-Requested-With': 'XMLHttpRequest' } }, 400],
  ])('fails with %s', async (_case, address, request, status) => {
    expect((await read(address, request)).status).toBe(status);
  });

  it.each([
    ['an unknown session', url.replace(/sessionId=\w+/, 'sessionId=other'), '1002'],
    ['another borrower’s session', url.replace(/userId=\d+/, `userId=${settledUser()}`), '1002'],
    ['an empty common parameter', `${url}&mobilePhone=`, '1001'],
    ['a doubled parameter', `${url}&orderId=1`, '1001'],
    ['an unknown parameter', `${url}&from=confirm`, '1001'],
    ['an unknown client type', url.replace('clientType=android', 'clientType=pc'), '1001'],
    ['another borrower’s order', url.replace(/orderId=\d+/, 'orderId=1'), '1003'],
  ])('refuses %s', async (_case, address, code) => {
    expect(await read(address, init)).toEqual({ status: 200, code });
  });

  it('may be a Request object', async () => {
    const request = new Request(`https://h5.example${url}`, init);
    expect((await lender.fetch(request)).status).toBe(200);
  });

  it('refuses a body of another content type', async () => {
    const post = requestFor('contractDetail', { orderNo: launch.orderId }, launch);
    const body = JSON.stringify({ orderNo: launch.orderId });
    const headers = { ...post.init.headers, 'content-type': 'application/json' };
    expect((await read(post.url, { method: 'POST', headers, body })).status).toBe(415);
  });

  it('is logged unchanged', async () => {
    const post = requestFor('contractDetail', { orderNo: 'a b' }, launch);
    await lender.fetch(post.url, post.init);
    expect(lender.requests.at(-1)).toMatchObject({
      alias: 'contractDetail',
      method: 'POST',
      path: '/entered/v3/loan-details/contract-detail',
      query: { userId: launch.userId },
      headers: { swift: '', eyes: '' },
      body: { orderNo: 'a b' },
      rawBody: 'orderNo=a+b',
    });
  });

  function settledUser(): string {
    return lender.launch('settled').userId ?? '';
  }
});

it('refuses in the language of the launch, or of the JSON client', async () => {
  const lender = createLender();
  const call = callerFor(lender, 'overdue');
  const spanish = await call('contractDetail', { orderNo: '1' });
  lender.launch('overdue', { language: '1' });
  const english = await call('contractDetail', { orderNo: '1' });
  expect(spanish.message).toBe('El préstamo no existe');
  expect(english.message).toBe('The order does not exist');
});

it('answers under the environment’s aliases, prefixes and encoded names', async () => {
  const lender = createLender({
    environment: {
      aliases: { getSid: '/x/y' },
      promotionPrefix: '/p',
      envelope: { code: 'x1', data: 'x2', message: 'x3' },
    },
  });
  const { init } = requestFor('getSid', {});
  const answer: unknown = await (await lender.fetch('/x/y', init)).json();
  expect(answer).toMatchObject({ x1: '0', x2: { sid: expect.any(String) as string }, x3: 'OK' });
  expect(lender.owns('/x/y')).toBe(true);
  expect((await lender.fetch('/p/promotion/get-sid', init)).status).toBe(404);
});

it('has a route for every call of the table', async () => {
  const lender = createLender();
  for (const alias of aliases) {
    const { url, init } = requestFor(alias, {}, lender.launch('overdue'));
    const { status } = await lender.fetch(url, init);
    expect({ alias, status }).toEqual({ alias, status: 200 });
  }
});
