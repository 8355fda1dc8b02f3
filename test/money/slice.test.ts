import { configureStore } from '@reduxjs/toolkit';
import { CALL_TIMEOUT_MS } from '../../src/api/transport';
import { createSendingLocks } from '../../src/money/ledger/sendingLocks';
import { moneySlice, step } from '../../src/money/ledger/slice';
import { storedMoney, storeLedger } from '../../src/money/ledger/storedLedger';
import { becomeLatestBorrower, keepSession } from '../../src/session/owner/latestBorrower';
import { storagesOf } from '../../src/storage/browserStorage';
import { createOwnedStorage } from '../../src/storage/ownedStorage';
import { ownerHashesOf, ownerHashOf } from '../support/ownerHashes';
import { payment } from './samples';

const ANA = { userId: 'ana', sessionId: 'S1' };
const BRUNO = { userId: 'bruno', sessionId: 'S2' };
const storages = storagesOf(window);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A page of a borrower, launched now. */
function launch(who: typeof ANA) {
  keepSession(storages, who);
  becomeLatestBorrower(storages, ownerHashOf(storages.device, [who.userId]));
  const storage = createOwnedStorage(storages, ownerHashesOf(storages, who));
  const store = configureStore({
    reducer: { money: moneySlice.reducer },
    preloadedState: { money: storedMoney(storage) },
    middleware: (defaults) =>
      defaults().concat(storeLedger({ storage, sendingLocks: createSendingLocks(undefined) })),
  });
  const send = () => {
    store.dispatch(step('order 1', 'sent', { sent: payment({ leftAt: Date.now() }) }));
  };
  return { send, ledger: () => store.getState().money.ledger };
}

it('is on the device with the step, and its borrower’s next page finds it', () => {
  const { send, ledger } = launch(ANA);
  send();
  expect(ledger()).toHaveProperty(['order 1', 'open', 'state'], 'sending');
  expect(launch({ ...ANA, sessionId: 'S9' }).ledger()).toEqual(ledger());
});

it('is nobody else’s', () => {
  launch(ANA).send();
  expect(launch(BRUNO).ledger()).toEqual({});
  expect(launch(ANA).ledger()).toHaveProperty(['order 1']);
});

it('takes no step of a borrower once another one was launched', () => {
  const ana = launch(ANA);
  launch(BRUNO);
  ana.send();
  expect(ana.ledger()).toEqual({});
  expect(launch(ANA).ledger()).toEqual({});
});

it('says of what a page was sending when it died, once a call’s time is over, that nobody knows', () => {
  jest.useFakeTimers();
  try {
    launch(ANA).send();
    const next = launch(ANA);
    jest.advanceTimersByTime(CALL_TIMEOUT_MS - 1);
    expect(next.ledger()).toHaveProperty(['order 1', 'open', 'state'], 'sending');
    jest.advanceTimersByTime(1_000);
    expect(next.ledger()).toHaveProperty(['order 1', 'open', 'state'], 'unknown');
  } finally {
    jest.useRealTimers();
  }
});
