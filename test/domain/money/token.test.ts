import type { Lender } from '../../../sandbox';
import { letPass, setClock } from '../../support/letPass';
import { received } from '../../support/received';
import { openTab, undoneTab } from './openTab';

/** The token of a payment: how old it may be, and when it is repeated (docs/reference/money.md#again-means-the-same). */

const MINUTE_MS = 60_000;

const tokens = (lender: Lender) =>
  received(lender, 'repaymentCommit').map(
    ({ body }) => (body as Record<string, unknown>).repayToken,
  );
const asked = (lender: Lender) => received(lender, 'repaymentWay').length;

it.each([null, ''])('blocks a payment without a token: %j', async (repayToken) => {
  const { lender, pay } = await openTab();
  letPass(MINUTE_MS);
  lender.fault('repaymentWay', { kind: 'patch', data: { repayToken } });
  expect(await pay()).toMatchObject({ reason: { because: 'unreadable' } });
  expect(tokens(lender)).toEqual([]);
});

describe('the token of an undone payment', () => {
  it('is repeated, and no other one is asked for', async () => {
    const { lender, pay } = await undoneTab();
    const before = asked(lender);
    expect(await pay()).toMatchObject({ ended: 'accepted' });
    expect(asked(lender)).toBe(before);
    expect(new Set(tokens(lender)).size).toBe(1);
  });

  it('is not repeated after a day', async () => {
    const { lender, pay } = await undoneTab();
    letPass(24 * 60 * MINUTE_MS);
    expect(await pay({ readAt: Date.now() })).toEqual({ ended: 'accepted' });
    expect(new Set(tokens(lender)).size).toBe(2);
  });

  it('is repeated beside a payment that may arrive, though the clock was set on by 26 hours', async () => {
    const { lender, pay } = await undoneTab();
    setClock(26 * 60 * MINUTE_MS);
    expect(await pay({ readAt: Date.now() })).toMatchObject({ ended: 'accepted' });
    const [first, second] = tokens(lender);
    expect(second).toBe(first);
  });
});

describe('the first tap', () => {
  it.each([
    ['uses the page’s own answer while it is younger than a minute', MINUTE_MS / 2, 1],
    ['asks again where the answer is a minute old', MINUTE_MS, 2],
  ])('%s', async (_, passed, times) => {
    const { lender, pay } = await openTab();
    letPass(passed);
    expect(await pay()).toMatchObject({ ended: 'accepted' });
    expect(asked(lender)).toBe(times);
  });

  it('is the only one that does: after a refusal the next payment has another token', async () => {
    const { lender, pay } = await openTab();
    lender.refuse('repaymentCommit', { code: '900', message: 'no', times: 1 });
    expect(await pay()).toMatchObject({ ended: 'failed' });
    expect(await pay()).toMatchObject({ ended: 'accepted' });
    expect(asked(lender)).toBe(2);
    expect(new Set(tokens(lender)).size).toBe(2);
  });

  it('uses the answer after a step that sent nothing', async () => {
    const { lender, pay } = await openTab();
    expect(await pay({ amount: '153208' })).toMatchObject({ ended: 'blocked' });
    expect(await pay()).toMatchObject({ ended: 'accepted' });
    expect(asked(lender)).toBe(1);
  });
});
