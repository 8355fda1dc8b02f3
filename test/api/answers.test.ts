import type { AliasName } from '../../src/api/aliases';
import { answerOf } from '../../src/api/baseQuery';
import { orderApi } from '../../src/order/api';
import { forgetEverything, openHouse } from '../support/house';

afterEach(forgetEverything);

const NAMES = { envelope: {} };
const answer = (alias: AliasName, body: object, status = 200) =>
  answerOf(alias, { ok: true, body, status }, NAMES);

describe('an answer is done', () => {
  it.each<[AliasName, object]>([
    ['loanDetails', { success: true, data: { a: 1 } }],
    ['loanDetails', { code: 0, data: { a: 1 } }],
    ['repaymentWay', { code: '00', data: { a: 1 } }],
    ['channelTemplate', { code: '00', data: { a: 1 } }],
    ['getSid', { code: '0', data: { a: 1 } }],
  ])('by its family’s rule: %s', (alias, body) => {
    expect(answer(alias, body)).toEqual({ data: { a: 1 }, meta: { status: 200 } });
  });

  it('also without data, which is then null', () => {
    expect(answer('googleScore', { code: 0 })).toMatchObject({ data: null });
  });
});

describe('an answer is a refusal with the server’s words', () => {
  it.each<[AliasName, object]>([
    ['repaymentWay', { code: '0', message: 'No' }],
    ['channelTemplate', { code: '0', message: 'No' }],
    ['getSid', { code: '00', message: 'No' }],
    ['loanDetails', { success: false, code: 0, message: 'No' }],
  ])('by its family’s rule: %s %j', (alias, body) => {
    expect(answer(alias, body)).toMatchObject({ error: { kind: 'refused', alias, message: 'No' } });
  });

  it.each([400, 401, 404, 500])('when its status is %i, whatever its code says', (status) => {
    const body = { code: '0', message: 'No', data: {} };
    expect(answer('loanDetails', body, status)).toMatchObject({
      error: { kind: 'refused', message: 'No' },
    });
  });

  it('but a server that fails without a word is down', () => {
    const error = { kind: 'unreachable', alias: 'loanDetails', reason: 'server', status: 500 };
    expect(answer('loanDetails', { code: '500' }, 500)).toEqual({ error });
  });
});

describe('a money write', () => {
  it('without an answer is of unknown outcome', () => {
    const failure = { kind: 'unreachable', alias: 'loanDetailPush', reason: 'network' } as const;
    const error = { kind: 'unknownOutcome', alias: 'loanDetailPush', cause: failure };
    expect(answerOf('loanDetailPush', { ok: false, failure }, NAMES)).toEqual({ error });
  });

  it('is refused by a plain no', () => {
    const body = { code: '800006', message: '验证码错误' };
    const error = { kind: 'refused', alias: 'repaymentConfirm', ...body };
    expect(answer('repaymentConfirm', body)).toEqual({ error });
  });

  it.each([
    ['a yes with 201', { code: '00' }, 201],
    ['a yes with 400', { code: '00' }, 400],
    ['a no with 400', { code: '800006', message: 'No' }, 400],
    ['a no with 408', { code: '01', message: 'No' }, 408],
    ['a no with 409', { code: '01', message: 'No' }, 409],
    ['a no with 429', { code: '01', message: 'No' }, 429],
    ['a no with 500', { code: '01', message: 'No' }, 500],
    ['a code that is none', { code: null, message: 'No' }, 200],
    ['no code at all', { message: 'No' }, 200],
  ])('has an unknown outcome after %s', (_, body, status) => {
    expect(answer('repaymentConfirm', body, status)).toMatchObject({
      error: { kind: 'unknownOutcome', cause: { kind: 'unreachable', status } },
    });
  });
});

it('a report of a malformed answer names the place, and never the value', async () => {
  const data = {
    orderStatus: '174',
    userOrderDetail: { detail: 'Zulema' },
    productName: ['Zulema'],
  };
  const answer = () => Promise.resolve(Response.json({ code: 0, data }));
  const { store } = openHouse({ borrower: 'overdue', capabilities: { fetch: answer } });
  const { error } = await store.dispatch(orderApi.endpoints.loanDetails.initiate({}));
  expect(error).toMatchObject({ kind: 'malformed', schema: 'rawResponseSchema' });
  const report = JSON.stringify(error);
  expect(report).toContain('userOrderDetail.detail: expected Array');
  expect(report).not.toContain('Zulema');
});
