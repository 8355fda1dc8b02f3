import type { AliasName } from '@/contract';
import { orderApi } from '@/domain/orders/api';
import { answerOf } from '@/platform/api/answer';
import { openStores } from '../../support/openStores';

const NAMES = { envelope: {} };
const answer = (alias: AliasName, body: object, status = 200) =>
  answerOf(alias, { ok: true, body, status }, NAMES);

describe('a successful answer', () => {
  it.each<[AliasName, object]>([
    ['loanDetails', { success: true, data: { a: 1 } }],
    ['loanDetails', { code: 0, data: { a: 1 } }],
    ['repaymentWay', { code: '00', data: { a: 1 } }],
    ['channelTemplate', { code: '00', data: { a: 1 } }],
    ['getSid', { code: '0', data: { a: 1 } }],
  ])('follows the rule of its family: %s', (alias, body) => {
    expect(answer(alias, body)).toEqual({ data: { a: 1 }, meta: { status: 200 } });
  });

  it('has null data if data is missing', () => {
    expect(answer('googleScore', { code: 0 })).toMatchObject({ data: null });
  });
});

describe('a refusal with the server’s message', () => {
  it.each<[AliasName, object]>([
    ['repaymentWay', { code: '0', message: 'No' }],
    ['channelTemplate', { code: '0', message: 'No' }],
    ['getSid', { code: '00', message: 'No' }],
    ['loanDetails', { success: false, code: 0, message: 'No' }],
  ])('follows the rule of its family: %s %j', (alias, body) => {
    expect(answer(alias, body)).toMatchObject({ error: { kind: 'refused', alias, message: 'No' } });
  });

  it.each([400, 401, 404, 500])('is read from status %i, with any code', (status) => {
    const body = { code: '0', message: 'No', data: {} };
    expect(answer('loanDetails', body, status)).toMatchObject({
      error: { kind: 'refused', message: 'No' },
    });
  });

  it('is not read from a server error without a message', () => {
    const error = { kind: 'unreachable', alias: 'loanDetails', reason: 'server', status: 500 };
    expect(answer('loanDetails', { code: '500' }, 500)).toEqual({ error });
  });
});

describe('a money write', () => {
  it('has an unknown outcome without an answer', () => {
    const failure = { kind: 'unreachable', alias: 'loanDetailPush', reason: 'network' } as const;
    const error = { kind: 'unknownOutcome', alias: 'loanDetailPush', cause: failure };
    expect(answerOf('loanDetailPush', { ok: false, failure }, NAMES)).toEqual({ error });
  });

  it('is refused by a refusal with status 200', () => {
    const body = { code: '800006', message: '验证码错误' };
    const error = { kind: 'refused', alias: 'repaymentConfirm', ...body };
    expect(answer('repaymentConfirm', body)).toEqual({ error });
  });

  it.each([
    ['a yes with 201', { code: '00' }, 201],
    ['a yes with 400', { code: '00' }, 400],
    ['a refusal with 400', { code: '800006', message: 'No' }, 400],
    ['a refusal with 408', { code: '01', message: 'No' }, 408],
    ['a refusal with 409', { code: '01', message: 'No' }, 409],
    ['a refusal with 429', { code: '01', message: 'No' }, 429],
    ['a refusal with 500', { code: '01', message: 'No' }, 500],
    ['a code of null', { code: null, message: 'No' }, 200],
    ['a missing code', { message: 'No' }, 200],
  ])('has an unknown outcome after %s', (_, body, status) => {
    expect(answer('repaymentConfirm', body, status)).toMatchObject({
      error: { kind: 'unknownOutcome', cause: { kind: 'unreachable', status } },
    });
  });
});

it('reports the place of a malformed value, without the value', async () => {
  const data = {
    orderStatus: '174',
    userOrderDetail: { detail: 'Zulema' },
    productName: ['Zulema'],
  };
  const answer = () => Promise.resolve(Response.json({ code: 0, data }));
  const { store } = openStores({ borrower: 'overdue', capabilities: { fetch: answer } });
  const { error } = await store.dispatch(orderApi.endpoints.loanDetails.initiate({}));
  expect(error).toMatchObject({ kind: 'malformed', schema: 'rawResponseSchema' });
  const report = JSON.stringify(error);
  expect(report).toContain('userOrderDetail.detail: expected Array');
  expect(report).not.toContain('Zulema');
});
