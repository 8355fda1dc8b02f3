import { paymentAtLender } from '@/domain/money/ledger/intent';
import { askForCode } from '@/domain/money/payments/cardPayment';
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
  it.each([0, 3 * MINUTE_MS])(
    'to a code an unchanged debt proves nothing after %i ms, and nothing else leaves',
    async (passed) => {
      const { lender, pay, enter, check, account, payOnline, withCode } = await openTab();
      await pay({}, withCode);
      lender.refuse('repaymentConfirm', DUPLICATE);
      expect(await enter(lender.outbox.at(-1)?.code ?? '')).toMatchObject({ ended: 'lost' });
      letPass(passed);
      expect(await check()).toMatchObject({ finding: 'unclear', tellsMoreAt: 0 });
      expect(account().open?.state).toBe('unknown');
      expect(await payOnline()).toMatchObject({ reason: { because: 'oneAtATime' } });
    },
  );

  it('to a commit an unchanged debt proves nothing either, and a lower one proves the payment', async () => {
    const { lender, pay, check, account } = await openTab();
    lender.refuse('repaymentCommit', DUPLICATE);
    expect(await pay()).toMatchObject({ ended: 'lost' });
    letPass(3 * MINUTE_MS);
    expect(await check()).toMatchObject({ finding: 'unclear' });
    expect(account().open?.state).toBe('unknown');
    lender.fault('loanPlayDetail', { kind: 'patch', data: { repayAmount: 1 } });
    expect(await check()).toMatchObject({ finding: 'done' });
  });

  it('a resend that fails proves nothing, and another code that was sent ends the doubt', async () => {
    const { lender, store, pay, enter, check, account, orderId, productId, withCode } =
      await openTab();
    const ask = () =>
      store.dispatch(askForCode({ orderId, productId, id: account().open?.sent.id }, withCode));
    await pay({}, withCode);
    lender.refuse('repaymentCommit', DUPLICATE);
    expect(await ask()).toMatchObject({ ended: 'lost' });
    expect(paymentAtLender(account())).toBeDefined();
    for (const fault of [{ kind: 'cut' }, { kind: 'refuse', ...NO }] as const) {
      lender.fault('repaymentCommit', { ...fault, times: 1 });
      await ask();
      letPass(3 * MINUTE_MS);
      expect(await check()).toMatchObject({ finding: 'unclear' });
    }
    expect(await ask()).toMatchObject({ ended: 'codeAwaited' });
    lender.fault('repaymentConfirm', { kind: 'cut', times: 1 });
    await enter('123456');
    letPass(3 * MINUTE_MS);
    expect(await check()).toMatchObject({ finding: 'undone' });
  });

  it('for a token that was given twice names no payment, and asks for no code', async () => {
    const { lender, pay, account, withCode } = await openTab();
    await pay({}, withCode);
    const { repayToken } = received(lender, 'repaymentCommit')[0]!.body as { repayToken: string };
    lender.fault('repaymentWay', { kind: 'patch', data: { repayToken } });
    expect(await pay({ amount: '40000' }, withCode)).toMatchObject({ ended: 'lost' });
    expect(account().open).toMatchObject({ state: 'unknown', isAtLender: true });
    expect(paymentAtLender(account())).toBeUndefined();
  });
});

describe('a plain refusal', () => {
  it('ends each of two payments, though the lender gives one token until it is paid', async () => {
    const lender = fixedClockLender();
    lender.fault('repaymentWay', { kind: 'patch', data: { repayToken: 'T' } });
    const { pay, account } = await openTab(lender);
    for (let times = 0; times < 3; times += 1) {
      lender.refuse('repaymentCommit', { ...NO, times: 1 });
      expect(await pay()).toMatchObject({ ended: 'failed' });
      expect(account()).toMatchObject({ open: null, sendings: [] });
    }
    lender.clearFaults('repaymentWay');
    expect(await pay()).toEqual({ ended: 'accepted' });
  });

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

  it('makes no later refusal unclear', async () => {
    const { lender, pay, account, stopOnce } = await stoppedTab();
    lender.fault('repaymentWay', { kind: 'patch', data: { repayToken: 'T' } });
    stopOnce();
    expect(await pay()).toMatchObject({ reason: { because: 'notRepayable' } });
    expect(received(lender, 'repaymentCommit')).toEqual([]);
    expect(account()).toMatchObject({ open: null, sendings: [] });
    lender.refuse('repaymentCommit', { ...NO, times: 1 });
    expect(await pay()).toMatchObject({ ended: 'failed' });
    expect(account().open).toBeNull();
  });

  it('leaves a payment that was found undone as it was', async () => {
    const { lender, pay, check, account, stopOnce } = await stoppedTab();
    lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
    await pay();
    letPass(3 * MINUTE_MS);
    expect(await check()).toMatchObject({ finding: 'undone' });
    const before = account();
    stopOnce();
    expect(await pay()).toMatchObject({ ended: 'blocked' });
    expect(account()).toEqual(before);
  });

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

  it('makes the outcome of a code unknown', async () => {
    const { lender, pay, enter, account, withCode } = await pendingTab();
    await pay({}, withCode);
    lender.refuse('repaymentConfirm', PENDING);
    expect(await enter('123456')).toMatchObject({ ended: 'lost' });
    expect(account().open).toMatchObject({ state: 'unknown', isAtLender: true });
  });
});
