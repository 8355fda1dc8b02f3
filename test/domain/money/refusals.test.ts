import { orderApi } from '@/domain/orders/api';
import { noDurableStorage } from '@/platform/storage/durableStorage';
import { fixedClockLender } from '../../features/repayment/support';
import { letPass } from '../../support/letPass';
import { received } from '../../support/received';
import { openTab } from './openTab';

/** What a refusal means, and what never left (docs/reference/money.md#refused-or-unknown). */

const MINUTE_MS = 60_000;
const DUPLICATE = { code: '800005', message: 'Duplicate', times: 1 };
const NO = { code: '9', message: 'Fondos insuficientes' };

describe('after 800005', () => {
  it('an unchanged debt proves nothing, and a lower one proves the payment', async () => {
    const { lender, pay, check, account } = await openTab();
    lender.refuse('repaymentCommit', DUPLICATE);
    expect(await pay()).toMatchObject({ ended: 'lost' });
    letPass(3 * MINUTE_MS);
    expect(await check()).toMatchObject({ finding: 'unclear' });
    expect(account().open?.state).toBe('unknown');
    lender.fault('loanPlayDetail', { kind: 'patch', data: { repayAmount: 1 } });
    expect(await check()).toMatchObject({ finding: 'done' });
  });
});

describe('a plain refusal', () => {
  it('of a repetition leaves the first sending unknown, and the next refusal, too', async () => {
    const { lender, pay, check, account } = await openTab();
    lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
    await pay();
    const first = account().open?.sent.id;
    for (let times = 0; times < 2; times += 1) {
      letPass(3 * MINUTE_MS);
      expect(await check()).toMatchObject({ finding: 'undone' });
      lender.refuse('repaymentCommit', { ...NO, times: 1 });
      expect(await pay()).toMatchObject({ ended: 'failed' });
      expect(account().open).toMatchObject({ state: 'unknown', sent: { id: first } });
      expect(account().sendings).toHaveLength(1);
    }
  });
});

describe('what never left', () => {
  /** A tab that reads another status of the order while its payment is stored. */
  async function stoppedTab() {
    let meanwhile = () => Promise.resolve();
    const durable = { ...noDurableStorage, written: () => meanwhile() };
    const lender = fixedClockLender();
    const tab = await openTab(lender, { capabilities: { durable } });
    const stopOnce = () => {
      meanwhile = async () => {
        meanwhile = () => Promise.resolve();
        const rejected = { kind: 'patch', data: { orderStatus: '110' }, times: 1 } as const;
        lender.fault('loanDetails', rejected);
        const key = { productId: tab.productId, orderId: tab.orderId };
        const { loanDetails } = orderApi.endpoints;
        await tab.store.dispatch(loanDetails.initiate(key, { forceRefetch: true }));
      };
    };
    return { ...tab, stopOnce };
  }

  it.each([
    ['enter', 'repaymentConfirm'],
    ['payOnline', 'repaymentHuichao'],
  ] as const)('leaves a payment that waits for its code as it was: %s', async (way, alias) => {
    const { lender, pay, account, stopOnce, withCode, ...tab } = await stoppedTab();
    await pay({}, withCode);
    const before = account();
    letPass(MINUTE_MS);
    stopOnce();
    const going = way === 'enter' ? tab.enter('123456') : tab.payOnline();
    expect(await going).toMatchObject({ ended: 'blocked' });
    expect(received(lender, alias)).toEqual([]);
    expect(account()).toEqual(before);
  });
});

describe('a code of an answer that means: in process', () => {
  const pendingTab = () => openTab(fixedClockLender(), { environment: { pendingCodes: ['1001'] } });
  const PENDING = { code: '1001', message: 'En proceso', times: 1 };

  it('makes the outcome of a commit unknown, with the message of the lender', async () => {
    const { lender, pay, account } = await pendingTab();
    lender.refuse('repaymentCommit', PENDING);
    expect(await pay()).toMatchObject({ ended: 'lost', failure: { message: 'En proceso' } });
    expect(account().open).toMatchObject({ state: 'unknown', isAtLender: false });
  });
});
