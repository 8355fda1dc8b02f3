import { waitFor } from '@testing-library/react';
import { createSendingLocks } from '@/domain/money/ledger/sendingLocks';
import { change, selectIsWorking } from '@/domain/money/ledger/slice';
import { askForCode, enterCode } from '@/domain/money/payments/cardPayment';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { fixedClockLender } from '../../features/repayment/support';
import { letPass, setClock } from '../../support/letPass';
import { received } from '../../support/received';
import { openTab as openPlainTab } from './openTab';
import { elsewhere } from './samples';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A tab of a borrower with instalments. */
const openTab = (lender = fixedClockLender()) => openPlainTab(lender, { borrower: 'instalments' });

const commits = (lender: ReturnType<typeof fixedClockLender>) =>
  received(lender, 'repaymentCommit');

describe('a payment', () => {
  it('is shown as being worked on before anything is prepared', async () => {
    const order: string[] = [];
    const locks = createSendingLocks(undefined);
    const take: typeof locks.take = (subject) => {
      order.push('lock');
      return locks.take(subject);
    };
    const { store, subject, pay } = await openPlainTab(fixedClockLender(), {
      borrower: 'instalments',
      capabilities: { sendingLocks: { ...locks, take } },
    });
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
      setTimeout(() => {
        order.push(selectIsWorking(store.getState(), subject) ? 'busy picture' : 'idle picture');
        draw(0);
      });
      return 0;
    });
    expect(await pay()).toEqual({ ended: 'accepted' });
    expect(order).toEqual(['busy picture', 'lock']);
  });

  it('reads the debt again when an intent was settled after the reading began', async () => {
    const { lender, store, subject, pay } = await openTab();
    let now = Date.now();
    const opened = { ...elsewhere, leftAt: now };
    store.dispatch(change(subject, 'openedElsewhere', { opened }));
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const release = holdAnswers(lender, 'loanPlayDetail');
    const paying = pay({ readAt: now + 2 });
    await waitFor(() => expect(received(lender, 'loanPlayDetail')).toHaveLength(2));
    now += 1;
    store.dispatch(change(subject, 'foundBooked', { id: opened.id, readAt: now + 1 }));
    now += 1;
    release();
    expect(await paying).toMatchObject({ ended: 'accepted' });
    expect(received(lender, 'loanPlayDetail').length).toBeGreaterThanOrEqual(3);
  });

  it('is blocked when the debt cannot be read, also with an earlier reading', async () => {
    const { lender, pay } = await openTab();
    expect(await pay({ amount: '999999' })).toMatchObject({ reason: { because: 'moreThanOwed' } });
    lender.refuse('loanPlayDetail', { code: '9', message: 'No' });
    const unreadable = { because: 'unreadable', failure: { message: 'No' } };
    expect(await pay()).toMatchObject({ reason: unreadable });
    expect(commits(lender)).toEqual([]);
  });

  it.each([1000.5, '10.5', '', 'mucho', '1e3', '1'.repeat(16)])(
    'is blocked when the debt is not a whole number: %j',
    async (repayAmount) => {
      const { lender, pay } = await openTab();
      lender.fault('loanPlayDetail', { kind: 'patch', data: { repayAmount } });
      expect(await pay()).toMatchObject({ reason: { because: 'unreadable' } });
      expect(commits(lender)).toEqual([]);
    },
  );
});

describe('a code', () => {
  it('is requested and sent only for the payment on the screen', async () => {
    const { lender, store, orderId, productId, pay, withCode, plain, account } = await openTab();
    expect(await pay({}, withCode)).toEqual({ ended: 'codeAwaited' });
    const id = account().open?.sent.id;
    const over = { ended: 'blocked', reason: { because: 'over' } };
    expect(await store.dispatch(enterCode({ orderId, productId, id: 'another' }, '1'))).toEqual(
      over,
    );
    expect(
      await store.dispatch(askForCode({ orderId, productId, id: 'another' }, withCode)),
    ).toEqual(over);
    expect(await store.dispatch(askForCode({ orderId, productId, id }, plain))).toEqual(over);
    expect(commits(lender)).toHaveLength(1);
    expect(received(lender, 'repaymentConfirm')).toEqual([]);

    expect(await store.dispatch(askForCode({ orderId, productId, id }, withCode))).toEqual({
      ended: 'codeAwaited',
    });
    const code = lender.outbox.at(-1)?.code ?? '';
    expect(await store.dispatch(enterCode({ orderId, productId, id }, code))).toEqual({
      ended: 'accepted',
    });
  });

  it('is not sent above the current debt, and its payment ends', async () => {
    const { lender, pay, enter, owe, amount, account, withCode } = await openTab();
    await pay({}, withCode);
    owe(Number(amount) - 1);
    const code = lender.outbox.at(-1)?.code ?? '';
    expect(await enter(code)).toMatchObject({ reason: { because: 'moreThanOwed' } });
    expect(received(lender, 'repaymentConfirm')).toEqual([]);
    expect(account().open).toBeNull();
  });

  it('is compared with the debt at the time when the code is sent', async () => {
    const { lender, pay, enter, owe, amount, check, account, withCode } = await openTab();
    await pay({ amount: '40000' }, withCode);
    // A part is paid in a shop before the code is entered.
    owe(Number(amount) - 5_000);
    lender.fault('repaymentConfirm', { kind: 'cut', times: 1 });
    expect(await enter(lender.outbox.at(-1)?.code ?? '')).toMatchObject({ ended: 'lost' });
    letPass(MINUTE_MS);
    expect(await check()).toMatchObject({ finding: 'tooEarly' });
    expect(account().open?.state).toBe('unknown');
  });
});

it('the stored payment contains the card’s last four digits, and neither the lender’s card id nor the whole number', async () => {
  const lender = fixedClockLender();
  const card = { id: 'ana-card-7788', bankName: 'Banco', cardNo: '4000123412345678' };
  lender.fault('repaymentWay', { kind: 'patch', data: { bankCards: [card, card] } });
  const { pay } = await openTab(lender);
  lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
  await pay();
  const kept = JSON.stringify(localStorage);
  expect(kept).toContain('Banco 5678');
  expect(kept).not.toContain('ana-card');
  expect(kept).not.toContain('40001234');
});

it('a clock that goes forward on the page that sent shortens no two minutes, and allows no settling by hand', async () => {
  const { lender, store, subject, pay, check, account } = await openTab();
  lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
  await pay();
  for (const passed of [3 * MINUTE_MS, 24 * HOUR_MS]) {
    setClock(passed);
    expect(await check()).toMatchObject({ finding: 'tooEarly', mayUnlock: false });
  }
  store.dispatch(change(subject, 'settledByHand', { id: account().open!.sent.id }));
  expect(account().open?.state).toBe('unknown');
  letPass(2 * MINUTE_MS);
  expect(await check()).toMatchObject({ finding: 'undone' });
});
