/** @jest-environment node */
import type { BorrowerName } from '../../sandbox/index';
import { openAs } from './till';

describe('writing a complaint', () => {
  it.each([
    ['no text', { problemDetail: '' }, '1001'],
    ['201 characters', { problemDetail: 'á'.repeat(201) }, '1001'],
    ['a picture that was never uploaded', { problemImage: '/other.jpg' }, '1001'],
    ['a type that does not exist', { problemType: '9' }, '1001'],
    ['a sub-type without type 1', { problemSonType: '11' }, '1001'],
    ['an order of another borrower', { orderNo: '1' }, '1003'],
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

function open(borrower: BorrowerName) {
  const opened = openAs(borrower);
  const complaint = {
    problemType: '2',
    problemSonType: '',
    problemDetail: 'No reconocen mi pago.',
    problemImage: '',
    orderNo: opened.order.orderId,
  };
  return { ...opened, complaint };
}

it('names the amount of an order: what is owed, or what was lent', async () => {
  const { call } = open('complainant');
  const { data } = await call('problemInit');
  const orders = data.orderList as { list: { title: string }[] }[];
  const titles = orders.map(({ list }) => list[0]?.title);
  expect(titles).toEqual(['Lo que debe ahora', 'Monto del préstamo', 'Monto del préstamo']);
});
