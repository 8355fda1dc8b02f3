import { waitFor } from '@testing-library/react';
import { checkResultOf } from '@/domain/money/ledger/check';
import type { MoneyContext } from '@/domain/money/ledger/context';
import type { Account } from '@/domain/money/ledger/intent';
import { readUncached } from '@/domain/money/ledger/readings';
import { DAY_MS, SOONEST_UNDONE_MS } from '@/domain/money/ledger/rules';
import { createSendingLocks } from '@/domain/money/ledger/sendingLocks';
import type { ApiFailure } from '@/platform/api/failures';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { fixedClockLender } from '../../features/repayment/support';
import { FakeLocks } from '../../support/fakeLocks';
import { received } from '../../support/received';
import { openTab } from './openTab';
import { accountWith, payments, THEN } from './samples';

/** The effect of an answer, a lock and a reading on an intent (docs/reference/money.md). */

const PART = '40000';

const failure = {
  kind: 'refused',
  alias: 'loanPlayDetail',
  code: '9',
  message: 'No',
} as const satisfies ApiFailure;

describe('the start of a payment', () => {
  const device = () => {
    const lender = fixedClockLender();
    const locks = new FakeLocks();
    const sendingLocks = () => createSendingLocks(locks as unknown as LockManager);
    const open = () => openTab(lender, { capabilities: { sendingLocks: sendingLocks() } });
    return { lender, locks, open };
  };

  it('is blocked while another tab sends, and is allowed after it', async () => {
    const { lender, open } = device();
    const [one, other] = [await open(), await open()];
    const release = holdAnswers(lender, 'loanDetails');
    const paying = one.pay({ amount: PART });
    expect(await other.pay({ amount: PART })).toEqual({
      ended: 'blocked',
      reason: { because: 'underWay' },
    });
    release();
    expect(await paying).toEqual({ ended: 'accepted' });
    await waitFor(async () => {
      expect(await other.pay({ amount: PART, isSecondStep: true })).toMatchObject({
        ended: 'accepted',
      });
    });
    expect(received(lender, 'repaymentCommit')).toHaveLength(2);
  });

  it('is known to a check directly after a reload', async () => {
    const { lender, locks, open } = device();
    lender.fault('repaymentCommit', { kind: 'stallAfter', times: 1 });
    const { pay } = await open();
    void pay({ amount: PART });
    await waitFor(() => expect(lender.accepted).toHaveLength(1));
    locks.killHolder();
    const { check } = await open();
    expect(await check()).toMatchObject({ finding: 'done' });
  });
});

describe('a reading', () => {
  it('is repeated if it joined an earlier request, and not otherwise', async () => {
    const answers = [
      { requestId: 'earlier', data: 'old' },
      { requestId: 'own', data: 'new' },
    ];
    const ask = jest.fn(() =>
      Object.assign(Promise.resolve(answers.shift()!), { requestId: 'own' }),
    );
    expect(await readUncached(ask)).toEqual({ data: 'new', error: undefined });
    answers.push({ requestId: 'own', data: 'own' });
    expect(await readUncached(ask)).toMatchObject({ data: 'own' });
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('has no data of an earlier answer after a failure', async () => {
    const answer = { requestId: 'own', data: 'old', error: failure };
    const ask = () => Object.assign(Promise.resolve(answer), { requestId: 'own' });
    expect(await readUncached(ask)).toEqual({ data: undefined, error: failure });
  });
});

describe('the result of a check', () => {
  const resultAt = (now: number, open: Account['open'], finding: 'tooEarly' | 'unclear') => {
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const agesAt: MoneyContext['agesAt'] =
      ({ wall }) =>
      (_, since) =>
        wall - since;
    return checkResultOf({ account: () => accountWith(open), agesAt }, finding);
  };
  const { unknown, undone } = payments;

  it('has the time of the next check when it was too early', () => {
    expect(resultAt(THEN, unknown, 'tooEarly')).toEqual({
      finding: 'tooEarly',
      tellsMoreAt: THEN + SOONEST_UNDONE_MS,
      byHandFrom: THEN + DAY_MS,
      mayUnlock: false,
    });
    expect(resultAt(THEN, unknown, 'unclear')).toHaveProperty('tellsMoreAt', 0);
  });

  it('allows settling by hand after a day for an unknown intent only', () => {
    expect(resultAt(THEN + DAY_MS - 1, unknown, 'unclear')).toHaveProperty('mayUnlock', false);
    expect(resultAt(THEN + DAY_MS, unknown, 'unclear')).toHaveProperty('mayUnlock', true);
    for (const open of [undone, null]) {
      expect(resultAt(THEN + DAY_MS, open, 'unclear')).toEqual({
        finding: 'unclear',
        tellsMoreAt: 0,
        byHandFrom: Infinity,
        mayUnlock: false,
      });
    }
  });
});
