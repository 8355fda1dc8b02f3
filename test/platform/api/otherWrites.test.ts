import { createLender, type Fault } from '../../../sandbox';
import { orderApi } from '../../../src/domain/orders/api';
import { openStores } from '../../support/openStores';
import { received } from '../../support/received';
import { isQuiet, sendWrite } from '../../support/sendWrite';

const { googleScore } = orderApi.endpoints;

function openSettled(fault?: Fault) {
  const lender = createLender();
  if (fault) lender.fault('googleScore', fault);
  const { orderId } = lender.launch('settled');
  const opened = openStores({ lender, borrower: 'settled' });
  const rate = () => sendWrite(opened.store, googleScore, { score: 5, orderId }, orderId);
  return { ...opened, rate };
}

describe('a write that moves no money', () => {
  it('is sent once for two taps in the same task', async () => {
    const { rate, lender } = openSettled();
    const [first, second] = await Promise.all([rate(), rate()]);
    expect(first?.error).toBeUndefined();
    expect(second).toBeUndefined();
    expect(received(lender, 'googleScore')).toHaveLength(1);
  });

  it.each<[string, Fault, object]>([
    ['a cut line', { kind: 'cut', times: 1 }, { kind: 'unreachable', reason: 'network' }],
    ['503', { kind: 'status', status: 503, times: 1 }, { kind: 'unreachable', status: 503 }],
    ['half an answer', { kind: 'truncated', times: 1 }, { kind: 'malformed' }],
    ['a refusal', { kind: 'refuse', code: 7, message: 'No', times: 1 }, { code: '7' }],
  ])(
    'fails with %s, is not repeated by itself, and can be tried again',
    async (_, fault, error) => {
      const { rate, lender, store } = openSettled(fault);
      expect((await rate())?.error).toMatchObject(error);
      expect(received(lender, 'googleScore')).toHaveLength(1);
      expect(isQuiet(store)).toBe(true);
      await rate();
      expect(received(lender, 'googleScore')).toHaveLength(2);
    },
  );

  it('is not stored across a reload', () => {
    const { rate } = openSettled({ kind: 'stall' });
    void rate();
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('googleScore');
  });
});

it('sends the same intent id after a lost answer, a new id after a refusal', async () => {
  const ids: (string | null)[] = [];
  const answers: (() => Promise<Response>)[] = [
    () => Promise.reject(new TypeError('cut')),
    () => Promise.resolve(Response.json({ code: '7', message: 'No' })),
    () => Promise.resolve(Response.json({ code: 0 })),
  ];
  const fetch: typeof globalThis.fetch = (_, init) => {
    ids.push(new Headers(init?.headers).get('X-Intent'));
    return answers.shift()!();
  };
  const environment = { intentHeader: 'X-Intent' };
  const { store } = openStores({ borrower: 'settled', environment, capabilities: { fetch } });
  for (let sent = 0; sent < 3; sent += 1) await sendWrite(store, googleScore, { score: 5 });
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[1]);
});
