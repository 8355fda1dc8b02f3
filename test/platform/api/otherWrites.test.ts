import { promotionApi } from '@/features/promotion/api';
import { openStores } from '../../support/openStores';
import { sendWrite } from '../../support/sendWrite';

const SMS = {
  phone: '1',
  capcode: 'a',
  sid: 's',
  deviceId: 'd',
  appName: 'a',
  app_from: '',
  user_from: '',
  utm_tag: '',
};

describe('the id of an intent', () => {
  const cut = () => Promise.reject(new TypeError('cut'));
  const unreadable = () => Promise.resolve(new Response('{"code":'));
  const refused = () => Promise.resolve(Response.json({ code: '7', message: 'No' }));
  const done = () => Promise.resolve(Response.json({ code: 0, data: {} }));

  function openAnswering(...answers: (() => Promise<Response>)[]) {
    const ids: (string | null)[] = [];
    const fetch: typeof globalThis.fetch = (_, init) => {
      ids.push(new Headers(init?.headers).get('X-Intent'));
      return answers.shift()!();
    };
    const environment = { intentHeader: 'X-Intent' };
    const { store } = openStores({ borrower: 'settled', environment, capabilities: { fetch } });
    const send = (phone = '1') =>
      sendWrite(store, promotionApi.endpoints.getSms, { ...SMS, phone });
    return { send, ids };
  }

  it('is the same after a lost answer, and new after a refusal and after a success', async () => {
    const { send, ids } = openAnswering(cut, unreadable, refused, done, done);
    for (let sent = 0; sent < 5; sent += 1) await send();
    expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).toBe(ids[0]);
    expect(new Set(ids.slice(2)).size).toBe(3);
  });

  it('is another one for other parameters, and the lost one again for the first', async () => {
    const { send, ids } = openAnswering(cut, cut, done, cut);
    for (const phone of ['1', '2', '2', '1']) await send(phone);
    expect(ids[1]).not.toBe(ids[0]);
    expect(ids[2]).toBe(ids[1]);
    expect(ids[3]).toBe(ids[0]);
  });
});
