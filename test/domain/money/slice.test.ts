import { configureStore } from '@reduxjs/toolkit';
import { createLedgerStore, storedMoney } from '@/domain/money/ledger/ledgerStore';
import { createSendingLocks } from '@/domain/money/ledger/sendingLocks';
import { moneySlice, workEnded, workStarted } from '@/domain/money/ledger/slice';
import { CALL_TIMEOUT_MS } from '@/platform/api/transport';
import { becomeLatestBorrower, storeSession } from '@/platform/session/owner/latestBorrower';
import { storagesOf } from '@/platform/storage/browserStorage';
import { noDurableStorage } from '@/platform/storage/durableStorage';
import { createOwnedStorage } from '@/platform/storage/ownedStorage';
import { ownerHashesOf, ownerHashOf } from '../../support/ownerHashes';
import { owedThen, payment } from './samples';

const ANA = { userId: 'ana', sessionId: 'S1' };
const BRUNO = { userId: 'bruno', sessionId: 'S2' };
const storages = storagesOf(window);

/** A page of a borrower, launched now. */
function launch(who: typeof ANA) {
  storeSession(storages, who);
  becomeLatestBorrower(storages, ownerHashOf(storages.device, [who.userId]));
  const storage = createOwnedStorage(storages, ownerHashesOf(storages, who));
  const store = configureStore({
    reducer: { money: moneySlice.reducer },
    preloadedState: { money: storedMoney(storage) },
  });
  const ledgerStore = createLedgerStore({
    storage,
    durable: noDurableStorage,
    sendingLocks: createSendingLocks(undefined),
  });
  ledgerStore.connect(store);
  const change: typeof ledgerStore.change = (...event) => ledgerStore.change(...event);
  const send = () => {
    change('order 1', 'begun', { sent: payment({ leftAt: Date.now() }) });
  };
  return { store, change, send, ledger: () => store.getState().money.ledger };
}

it('stores an event on the device, and the borrower’s next page reads it', () => {
  const { send, ledger } = launch(ANA);
  send();
  expect(ledger()).toHaveProperty(['order 1', 'open', 'state'], 'sending');
  expect(launch({ ...ANA, sessionId: 'S9' }).ledger()).toEqual(ledger());
});

it('hides the ledger from another borrower', () => {
  launch(ANA).send();
  expect(launch(BRUNO).ledger()).toEqual({});
  expect(launch(ANA).ledger()).toHaveProperty(['order 1']);
});

it('ignores an event of a borrower after another borrower’s launch', () => {
  const ana = launch(ANA);
  launch(BRUNO);
  ana.send();
  expect(ana.ledger()).toEqual({});
  expect(launch(ANA).ledger()).toEqual({});
});

describe('the ledger in a browser without locks', () => {
  const SUBJECT = 'order 1';
  const STATE = [SUBJECT, 'open', 'state'];

  beforeEach(() => {
    jest.useFakeTimers();
  });

  it('makes the intent of a closed page an unknown outcome after the call’s time limit', async () => {
    launch(ANA).send();
    const next = launch(ANA);
    await jest.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1);
    expect(next.ledger()).toHaveProperty(STATE, 'sending');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(next.ledger()).toHaveProperty(STATE, 'unknown');
  });

  it('makes another tab’s sending intent an unknown outcome after the call’s time limit, also when this tab was working', async () => {
    const [page, other] = [launch(ANA), launch(ANA)];
    page.store.dispatch(workStarted(SUBJECT));
    other.send();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(page.ledger()).toHaveProperty(STATE, 'sending');
    page.store.dispatch(workEnded(SUBJECT));
    await jest.advanceTimersByTimeAsync(CALL_TIMEOUT_MS + 1_000);
    expect(page.ledger()).toHaveProperty(STATE, 'unknown');
  });

  it('measures the call’s time limit from the sending of the code, across reloads', async () => {
    const { change, send } = launch(ANA);
    send();
    change(SUBJECT, 'codeAwaited', { id: 'P', record: 'R' });
    await jest.advanceTimersByTimeAsync(5 * CALL_TIMEOUT_MS);
    change(SUBJECT, 'codeEntered', { id: 'P', owed: owedThen });
    await jest.advanceTimersByTimeAsync(CALL_TIMEOUT_MS / 2);
    launch(ANA);
    await jest.advanceTimersByTimeAsync(CALL_TIMEOUT_MS / 2 - 1_000);
    const last = launch(ANA);
    expect(last.ledger()).toHaveProperty(STATE, 'sendingCode');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(last.ledger()).toHaveProperty(STATE, 'unknown');
  });
});
