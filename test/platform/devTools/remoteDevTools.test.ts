/** @jest-environment node */
import { createBorrowerStore } from '@/app/store/borrower';
import { createServices } from '@/app/store/services';
import { createSendingLocks } from '@/domain/money/ledger/sendingLocks';
import { paymentApi } from '@/domain/money/payments/paymentApi';
import { orderApi } from '@/domain/orders/api';
import { contractApi } from '@/features/loan/contract/contract';
import type { DevTools } from '@/platform/devTools/devTools';
import { MASK } from '@/platform/devTools/mask';
import { remoteDevTools } from '@/platform/devTools/remoteDevTools';
import { noDurableStorage } from '@/platform/storage/durableStorage';
import { noStorage } from '@/platform/storage/ownedStorage';
import { toastGone, toastShown } from '@/shared/feedback/toasts';
import { type BorrowerName, createLender } from '../../../sandbox/index';
import { type DevToolsServer, startDevToolsServer } from '../../support/devToolsServer';
import { testEnvironment } from '../../support/environment';
import { noBridge } from '../../support/fakeBridge';

let server: DevToolsServer;

beforeEach(async () => {
  // The library logs there that it is connected.
  jest.spyOn(console, 'log').mockImplementation();
  server = await startDevToolsServer();
});
afterEach(() => server.close());

const overTheLine = () => remoteDevTools(new URL('http://127.0.0.1'), server.port);

/** A borrower's store without a page. */
function open(borrower: BorrowerName, devTools: DevTools) {
  const lender = createLender();
  const launch = lender.launch(borrower);
  const services = createServices({
    environment: testEnvironment(),
    launch,
    openedAt: Date.now(),
    fetch: (input, init) => lender.fetch(input, init),
    progressFetch: () => fetch,
    bridge: noBridge(),
    pageExit: { origin: 'https://h5.example', assign: jest.fn(), replace: jest.fn() },
    sendingLocks: createSendingLocks(undefined),
    storage: noStorage,
    durable: noDurableStorage,
  });
  return { lender, launch, store: createBorrowerStore(services, launch, devTools) };
}

/** Opens a loan, its contract and its channels; the last action is a toast. */
async function journey({ store, launch }: ReturnType<typeof open>) {
  const { productId, orderId = '' } = launch;
  await store.dispatch(orderApi.endpoints.loanDetails.initiate({ productId, orderId }));
  await store.dispatch(contractApi.endpoints.contractDetail.initiate({ orderNo: orderId }));
  await store.dispatch(paymentApi.endpoints.repaymentWay.initiate({ orderId }));
  store.dispatch(toastShown('error', 'The end'));
  await server.heard('toasts/toastShown');
}

it('shows every action under a readable name, with the state after it', async () => {
  const opened = open('dueTomorrow', overTheLine());
  await server.isWatching();
  await journey(opened);
  expect(server.actions()).toEqual(
    expect.arrayContaining([
      'loanDetails/pending',
      'loanDetails/fulfilled',
      'contractDetail/fulfilled',
      'repaymentWay/fulfilled',
    ]),
  );
  expect(server.lastState()).toMatchObject({
    session: { launch: { userId: opened.launch.userId, sessionId: MASK } },
    repayment: {},
    money: {},
    toasts: [{ tone: 'error', text: 'The end' }],
  });
});

it('sends no secret in any part of any message', async () => {
  const opened = open('dueTomorrow', overTheLine());
  await server.isWatching();
  await journey(opened);
  // The committed state of the DevTools: first the launch, then the current state.
  await server.commit();
  await server.received('STATE', 2);
  const line = JSON.stringify(server.messages);
  const { sessionId = '', mobilePhone = '', crp_phe = '', swift = '' } = opened.launch;
  for (const value of [sessionId, mobilePhone, crp_phe, swift]) {
    expect(value).not.toBe('');
    expect(line.includes(value)).toBe(false);
  }
});

it('restores a whole earlier state, and sends no request for it', async () => {
  const { store, lender } = open('dueTomorrow', overTheLine());
  await server.isWatching();
  store.dispatch(toastShown('info', 'First'));
  const before = store.getState();
  store.dispatch(toastGone(before.toasts[0]?.id ?? ''));
  await server.heard('toasts/toastGone');
  const isBack = new Promise((resolve) => {
    store.subscribe(() => {
      resolve(store.getState());
    });
  });
  await server.jumpTo('toasts/toastShown');
  expect(await isBack).toBe(before);
  expect(lender.requests).toEqual([]);
});
