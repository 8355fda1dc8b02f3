import { checkConfirmation, confirmLoan } from '@/domain/money/confirmations/confirmLoan';
import { productSubject } from '@/domain/money/ledger/intent';
import { change, selectAccount } from '@/domain/money/ledger/slice';
import { confirmationApi } from '@/domain/orders/confirmation';
import { noDurableStorage } from '@/platform/storage/durableStorage';
import type { Fault, Lender } from '../../../sandbox';
import { fixedClockLender } from '../../features/repayment/support';
import { letPass, setClock } from '../../support/letPass';
import { openStores } from '../../support/openStores';
import { received } from '../../support/received';

/** The confirmation of a loan (docs/reference/money.md#refused-or-unknown). */

const MINUTE_MS = 60_000;

/** A borrower's page with an offer. `whileStored`: what happens after the tap, while the confirmation is stored. */
async function offered() {
  let meanwhile = () => Promise.resolve();
  const durable = { ...noDurableStorage, written: () => meanwhile() };
  const lender = fixedClockLender();
  const { store } = openStores({
    lender,
    borrower: 'newLoan',
    environment: { sessionExpiredCodes: ['1002'] },
    capabilities: { durable },
  });
  const { productId = '' } = lender.launch('newLoan');
  const { loanDetailConfirm } = confirmationApi.endpoints;
  const { data } = await store.dispatch(loanDetailConfirm.initiate({ productId }));
  const readAt = Date.now();
  const request = { ...data!, productId, offer: data, isSecondReading: false, readAt };
  const subject = productSubject(productId);
  return {
    lender,
    store,
    subject,
    check: () => store.dispatch(checkConfirmation(productId)),
    confirm: () => store.dispatch(confirmLoan({ ...request, onLeaving: jest.fn() })),
    account: () => selectAccount(store.getState(), subject),
    offers: (change: object) => lender.fault('loanDetailConfirm', { kind: 'patch', data: change }),
    pushes: () => received(lender, 'loanDetailPush').length,
    whileStored: (happen: () => void) => {
      meanwhile = () => {
        meanwhile = () => Promise.resolve();
        happen();
        return Promise.resolve();
      };
    },
  };
}

/** A confirmation whose answer is lost. It is too early to tell for three minutes of the device's clock. */
async function lost() {
  const opened = await offered();
  opened.lender.fault('loanDetailPush', { kind: 'cut', times: 1 });
  await opened.confirm();
  setClock(3 * MINUTE_MS);
  expect(await opened.check()).toMatchObject({ finding: 'tooEarly', mayUnlock: false });
  letPass(3 * MINUTE_MS);
  return opened;
}

/** Sets the clock to five minutes before the end of the day. */
function beforeMidnight(): void {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
  setClock(midnight - 5 * MINUTE_MS - Date.now());
}

const refusePush = (lender: Lender) =>
  lender.refuse('loanDetailPush', { code: '9', message: 'No', times: 1 });

describe('a confirmation of unknown outcome', () => {
  it('makes the figures on the screen outdated when it is settled: they are read again, and nothing is sent', async () => {
    const { lender, store, subject, confirm, account, pushes } = await lost();
    store.dispatch(change(subject, 'accepted', { id: account().open!.sent.id }));
    expect(await confirm()).toMatchObject({ reason: { because: 'stale' } });
    lender.fault('loanDetailConfirm', { kind: 'cut' });
    expect(await confirm()).toMatchObject({ reason: { because: 'unreadable' } });
    expect(pushes()).toBe(1);
  });

  it('is compared with the offer without the product’s name', async () => {
    const { check, offers } = await lost();
    offers({ comProductName: 'Otro nombre' });
    expect(await check()).toMatchObject({ finding: 'undone' });
  });

  it.each<[string, Fault]>([
    ['cannot be read', { kind: 'cut' }],
    ['has another amount', { kind: 'patch', data: { amount: 1 } }],
  ])('is not unlocked by an offer that %s', async (_, fault) => {
    const { lender, check, account } = await lost();
    lender.fault('loanDetailConfirm', fault);
    await check();
    expect(account().open).toMatchObject({ state: 'unknown', isOnOffer: false });
  });
});

describe('a confirmation of an offer', () => {
  it('that is refused is over where the same offer is still made', async () => {
    const { lender, confirm, account } = await offered();
    refusePush(lender);
    expect(await confirm()).toMatchObject({ ended: 'failed' });
    expect(account().open).toBeNull();
    expect(await confirm()).toMatchObject({ ended: 'accepted' });
  });

  it.each<[string, Fault]>([
    ['refused', { kind: 'refuse', code: '9', message: 'No' }],
    ['not read', { kind: 'cut' }],
    ['of another amount', { kind: 'patch', data: { amount: 1 } }],
    ['of another term', { kind: 'patch', data: { periods: '9' } }],
    ['of another product', { kind: 'patch', data: { comProductName: 'Otro' } }],
  ])('that is refused has an unknown outcome where the offer is %s', async (_, fault) => {
    const { lender, confirm, account } = await offered();
    refusePush(lender);
    lender.fault('loanDetailConfirm', fault);
    expect(await confirm()).toMatchObject({ ended: 'lost', failure: { message: 'No' } });
    expect(account().open?.state).toBe('unknown');
  });

  it.each([
    ['more than ten minutes ago', 11, (): void => undefined],
    ['on another day', 6, beforeMidnight],
  ])(
    'that was read %s is read again, and confirmed if it is the same as a whole',
    async (_, minutes, begin) => {
      begin();
      const { lender, confirm, offers, pushes } = await offered();
      letPass(minutes * MINUTE_MS);
      offers({ repay_plans: [{ amount: 1, pay_time: '2026-09-01' }] });
      expect(await confirm()).toMatchObject({ reason: { because: 'stale' } });
      expect(pushes()).toBe(0);
      lender.clearFaults('loanDetailConfirm');
      expect(await confirm()).toMatchObject({ ended: 'accepted' });
    },
  );

  it('that is refused because the session has expired is of unknown outcome: nothing is read without a session', async () => {
    const { lender, store, confirm, account } = await offered();
    const read = () => received(lender, 'loanDetailConfirm').length;
    const before = read();
    lender.refuse('loanDetailPush', { code: '1002', message: 'Sesión vencida', times: 1 });
    expect(await confirm()).toMatchObject({ ended: 'lost', failure: { endsSession: true } });
    expect(read()).toBe(before);
    expect(account().open).toMatchObject({ state: 'unknown', isOnOffer: false });
    expect(store.getState().session.launch).not.toHaveProperty('sessionId');
  });

  it('does not leave hours after its tap, and says when it left', async () => {
    const { confirm, pushes, account, whileStored } = await offered();
    whileStored(() => setClock(3 * 60 * MINUTE_MS));
    expect(await confirm()).toMatchObject({ reason: { because: 'paused' } });
    expect(pushes()).toBe(0);
    expect(account()).toMatchObject({ open: null, sendings: [] });
    const tapped = Date.now();
    whileStored(() => setClock(5_000));
    expect(await confirm()).toMatchObject({ ended: 'accepted' });
    expect(account().settled?.sent?.leftAt).toBeGreaterThanOrEqual(tapped + 5_000);
  });
});
