import { argumentOf, parameterGetter } from '@/platform/navigation/screens/firstRead';
import type { FirstRead, ScreenRow } from '@/platform/navigation/screens/row';
import { rows, type ScreenName } from '@/platform/navigation/screens/rows';
import { parametersOf } from '@/platform/session/launch/launch';

function asksOf(name: ScreenName): FirstRead {
  const { asks }: ScreenRow = rows[name];
  if (!asks) throw new Error(`${name} has no early request`);
  return asks;
}

/** An address with this query in a session of product 1 and order 2. */
const SUBJECT = { productId: '1', orderId: '2' };
const placeAt = (query: string) => parameterGetter(parametersOf(query), SUBJECT);

const argument = (name: ScreenName, query = '') => argumentOf(asksOf(name), placeAt(query));

it('takes product and order from the session unless the address names others', () => {
  expect(argument('loan-detail')).toEqual({ productId: '1', orderId: '2' });
  expect(argument('loan-detail', 'orderId=9')).toEqual({ productId: '1', orderId: '9' });
  expect(argument('contract')).toEqual({ orderNo: '2' });
});

it('sends no request without a needed parameter', () => {
  expect(argument('complaint-detail')).toBeUndefined();
  expect(argument('complaint-detail', 'problemId=7')).toEqual({ problemId: '7' });
  expect(argument('complaint-form')).toBeUndefined();
  expect(argument('complaint-form', 'problemType=2')).toEqual({});
  expect(argumentOf(asksOf('contract'), () => '')).toBeUndefined();
});

it.each([
  ['amount=150000&payCode=shop&requestType=2', { amount: '150000', requestType: '2' }],
  ['amount=150000&payCode=shop&requestType=3', { amount: '150000', requestType: '1' }],
  ['amount=150000&payCode=shop', { amount: '150000', requestType: '1' }],
  ['amount=1.5&payCode=shop&requestType=1', undefined],
  ['amount=-1&payCode=shop', undefined],
  ['amount=150000', undefined],
  ['payCode=shop', undefined],
])('asks for a payment reference only with a whole amount and a code: %s', (query, asked) => {
  expect(argument('instruction', query)).toEqual(
    asked && { ...SUBJECT, payCode: 'shop', ...asked },
  );
});

it('sends a number in a row unchanged', () => {
  expect(argument('service')).toEqual({ overall: 30 });
});
