/** @jest-environment node */
import { callerFor } from '../../sandbox/caller';
import type { BorrowerName } from '../../sandbox/index';
import { createLender } from '../../sandbox/index';

const photo = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3])], { type: 'image/jpeg' });

interface Tab {
  readonly title: string;
  readonly items: readonly { readonly id: string; readonly content: string }[];
}

describe('writing a complaint', () => {
  it('stores it with its pictures, in the list and in its detail', async () => {
    const { lender, call, complaint } = open('complainant');
    const { url } = (await call('uploadProblemImage', { problemImage: photo })).data;
    const saved = await call('problemSave', { ...complaint, problemImage: url });
    const { tabs } = (await call('problemList')).data as { tabs: Tab[] };
    expect(tabs[0]?.items[0]).toMatchObject({ content: 'No reconocen mi pago.' });
    const detail = await call('problemDetail', { problemId: saved.data.problemId });
    expect(detail.data).toMatchObject({ images: [url], disposeDetail: '', isNeedScore: 0 });
    const picture = await lender.fetch(String(url));
    expect(await picture.arrayBuffer()).toEqual(await photo.arrayBuffer());
  });

  it('logs the upload with its file', async () => {
    const { lender, call } = open('complainant');
    await call('uploadProblemImage', { problemImage: photo });
    const [file] = lender.requests.at(-1)?.files ?? [];
    expect(file).toMatchObject({ field: 'problemImage', name: 'photo.jpg', type: 'image/jpeg' });
    expect(file?.size).toBe(6);
  });

  it.each([
    ['no text', { problemDetail: '' }, '1001'],
    ['201 characters', { problemDetail: 'á'.repeat(201) }, '1001'],
    ['a picture that was never uploaded', { problemImage: '/other.jpg' }, '1001'],
    ['a type that does not exist', { problemType: '9' }, '1001'],
    ['a sub-type without type 1', { problemSonType: '11' }, '1001'],
    ['somebody else’s order', { orderNo: '1' }, '1003'],
  ])('refuses %s', async (_case, wrong, code) => {
    const { call, complaint } = open('complainant');
    expect((await call('problemSave', { ...complaint, ...wrong })).code).toBe(code);
  });

  it('counts 200 characters, not UTF-16 units', async () => {
    const { call, complaint } = open('complainant');
    const problemDetail = '👩‍👩‍👧'.repeat(200);
    expect((await call('problemSave', { ...complaint, problemDetail })).success).toBe(true);
  });

  it('accepts a collection complaint only for an order in collection', async () => {
    const { call, complaint } = open('settled');
    const collection = { ...complaint, problemType: '1', problemSonType: '11' };
    expect((await call('problemSave', collection)).code).toBe('1011');
  });

  it('accepts only pictures', async () => {
    const { call } = open('complainant');
    const script = new Blob(['<svg/>'], { type: 'image/svg+xml' });
    expect((await call('uploadProblemImage', { problemImage: script })).code).toBe('1012');
  });
});

it('has a reply to score, once', async () => {
  const { call } = open('complainant');
  const { tabs } = (await call('problemList')).data as { tabs: Tab[] };
  const problemId = tabs[1]?.items[0]?.id;
  const before = await call('problemDetail', { problemId });
  expect(before.data.isNeedScore).toBe(1);
  await call('googleScore', { score: 4, problemId });
  expect((await call('problemDetail', { problemId })).data.isNeedScore).toBe(0);
});

it('opens without an order, and for an unconfirmed loan', async () => {
  const { call, launch } = open('newLoan');
  expect((await call('problemInit')).data.orderDetail).toBe('');
  const { data } = await call('problemInit', { orderId: launch.orderId });
  expect(data).toMatchObject({ orderDetail: '', orderList: [] });
});

it('has a borrower with 5,000 orders and 10,000 complaints', async () => {
  const { call } = open('manyOrders');
  expect((await call('problemInit')).data.orderList).toHaveLength(5_000);
  const { tabs } = (await call('problemList')).data as { tabs: Tab[] };
  expect(tabs.flatMap(({ items }) => items)).toHaveLength(10_000);
});

it('returns the contacts of customer service', async () => {
  const { call } = open('settled');
  const { data } = await call('getWhatsapp', { overall: '30' });
  expect(Object.keys(data)).toEqual(['phone', 'va', 'email']);
  expect((await call('getWhatsapp')).code).toBe('1001');
});

function open(borrower: BorrowerName) {
  const lender = createLender();
  const launch = lender.launch(borrower);
  const complaint = {
    problemType: '2',
    problemSonType: '',
    problemDetail: 'No reconocen mi pago.',
    problemImage: '',
    orderNo: launch.orderId,
  };
  return { lender, launch, call: callerFor(lender, borrower), complaint };
}
