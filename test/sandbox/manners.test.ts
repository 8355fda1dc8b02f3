/** @jest-environment node */
import { requestFor } from '../../sandbox/caller';
import { createLender } from '../../sandbox/index';

describe('every call', () => {
  const lender = createLender();
  const launch = lender.launch('overdue');
  const order = { productId: launch.productId, orderId: launch.orderId };
  const { url, init } = requestFor('loanDetails', order, launch);
  const way = requestFor('repaymentWay', { orderId: launch.orderId }, launch);
  /** What a proxy leaves of the headers that may be empty: nothing. */
  const bare = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' };
  const read = async (address: string, request: RequestInit) => {
    const response = await lender.fetch(address, request);
    const { code } = (await response.json()) as { code: unknown };
    return { status: response.status, code };
  };

  it.each([
    ['the wrong method', url, { ...init, method: 'POST' }, 405],
    ['no X-Requested-With', url, { headers: { swift: '', eyes: '' } }, 403],
    ['no header of the JSON client', way.url, { ...way.init, headers: bare }, 400],
  ])('fails with %s', async (_case, address, request, status) => {
    expect((await read(address, request)).status).toBe(status);
  });

  it('is answered without the headers that may be empty', async () => {
    expect((await read(url, { headers: bare })).status).toBe(200);
    const headers = { ...bare, dearer: 'sandbox', language: '2' };
    expect((await read(way.url, { ...way.init, headers })).status).toBe(200);
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

  it('refuses a body of another content type', async () => {
    const post = requestFor('contractDetail', { orderNo: launch.orderId }, launch);
    const body = JSON.stringify({ orderNo: launch.orderId });
    const headers = { ...post.init.headers, 'content-type': 'application/json' };
    expect((await read(post.url, { method: 'POST', headers, body })).status).toBe(415);
  });

  function settledUser(): string {
    return lender.launch('settled').userId ?? '';
  }
});
