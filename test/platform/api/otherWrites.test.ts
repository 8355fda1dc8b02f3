import type { BorrowerStore } from '@/app/store/borrower';
import { orderApi } from '@/domain/orders/api';
import { complaintWrites } from '@/features/complaint/writesApi';
import { promotionApi } from '@/features/promotion/api';
import { createLender, type Fault } from '../../../sandbox';
import { openStores } from '../../support/openStores';
import { received } from '../../support/received';
import { isQuiet, sendWrite } from '../../support/sendWrite';

const { googleScore } = orderApi.endpoints;
const { problemSave } = complaintWrites.endpoints;
const { getSms, register } = promotionApi.endpoints;

const COMPLAINT = {
  problemType: '2',
  problemSonType: '',
  problemDetail: 'a',
  problemImage: '',
  orderNo: '7',
};
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
const REGISTRATION = {
  ...SMS,
  merchantNumber: 0,
  userName: '1',
  smsCode: '111111',
  invite_code: '',
  id: '',
} as const;

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
    return { store, ids };
  }

  it('is the same after a lost answer, and new after a refusal and after a success', async () => {
    const { store, ids } = openAnswering(cut, unreadable, refused, done, done);
    for (let sent = 0; sent < 5; sent += 1) await sendWrite(store, getSms, SMS);
    expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).toBe(ids[0]);
    expect(new Set(ids.slice(2)).size).toBe(3);
  });

  it.each<[string, (store: BorrowerStore, other: boolean) => unknown]>([
    [
      'an order rated with other stars',
      (store, other) => sendWrite(store, googleScore, { score: other ? 1 : 5, orderId: '7' }, '7'),
    ],
    [
      'a complaint with another text',
      (store, other) =>
        sendWrite(store, problemSave, { ...COMPLAINT, problemDetail: other ? 'b' : 'a' }, '7'),
    ],
    [
      'a complaint of another type',
      (store, other) =>
        sendWrite(store, problemSave, { ...COMPLAINT, problemType: other ? '3' : '2' }, '7'),
    ],
    [
      'a code for another telephone',
      (store, other) => sendWrite(store, getSms, { ...SMS, phone: other ? '2' : '1' }),
    ],
    [
      'a registration with another code',
      (store, other) =>
        sendWrite(store, register, { ...REGISTRATION, smsCode: other ? '222222' : '111111' }),
    ],
  ])('is another one for %s, and the lost one again for the first', async (_, send) => {
    const { store, ids } = openAnswering(cut, cut, done, cut);
    await send(store, false);
    await send(store, true);
    await send(store, true);
    await send(store, false);
    expect(ids[1]).not.toBe(ids[0]);
    expect(ids[2]).toBe(ids[1]);
    expect(ids[3]).toBe(ids[0]);
  });
});
