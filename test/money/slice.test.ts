import { configureStore } from '@reduxjs/toolkit';
import { keepLedger, keptMoney } from '../../src/money/ledger/storedLedger';
import { moneySlice, step } from '../../src/money/ledger/slice';
import { createSendingLocks, LONGEST_SENDING_MS } from '../../src/money/ledger/sendingLocks';
import { boxesOf } from '../../src/storage/browserStorage';
import { createKeeper } from '../../src/storage/ownedStorage';
import { becomeLatest, keepSession } from '../../src/session/owner/latestBorrower';
import { markOf, marksOf } from '../support/marks';
import { payment } from './samples';

const ANA = { userId: 'ana', sessionId: 'S1' };
const BRUNO = { userId: 'bruno', sessionId: 'S2' };
const boxes = boxesOf(window);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A page of a borrower, launched now. */
function launch(who: typeof ANA) {
  keepSession(boxes, who);
  becomeLatest(boxes, markOf(boxes.device, [who.userId]));
  const keeper = createKeeper(boxes, marksOf(boxes, who));
  const store = configureStore({
    reducer: { money: moneySlice.reducer },
    preloadedState: { money: keptMoney(keeper) },
    middleware: (defaults) =>
      defaults().concat(keepLedger({ keeper, turns: createSendingLocks(undefined) })),
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
    jest.advanceTimersByTime(LONGEST_SENDING_MS - 1);
    expect(next.ledger()).toHaveProperty(['order 1', 'open', 'state'], 'sending');
    jest.advanceTimersByTime(1_000);
    expect(next.ledger()).toHaveProperty(['order 1', 'open', 'state'], 'unknown');
  } finally {
    jest.useRealTimers();
  }
});
