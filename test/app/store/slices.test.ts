import type { UnknownAction } from '@reduxjs/toolkit';
import { borrowerEffects, borrowerReducer, type RootState, stateOf } from '@/app/store/borrower';
import { promotionEffects, promotionReducer } from '@/app/store/promotion';
import type { Extra } from '@/app/store/services';
import { createI18n } from '@/design/i18n/i18n';
import { pushApi } from '@/domain/money/confirmations/pushApi';
import { paymentApi } from '@/domain/money/payments/paymentApi';
import { selectConfirmedAddress } from '@/features/loan/slice';
import { promotionApi } from '@/features/promotion/api';
import { instructionApi } from '@/features/repayment/instruction/instruction';
import { cardChosen, codeEntryClosed } from '@/features/repayment/slice';
import { STORED_INSTRUCTION, STORED_REPAYMENT } from '@/features/repayment/storedItems';
import { api } from '@/platform/api/api';
import { SESSION } from '@/platform/session/owner/latestBorrower';
import { ACCEPTED } from '@/platform/session/owner/sessionEnd';
import { sessionEnded, sessionOf } from '@/platform/session/slice';
import type { StoredItem } from '@/platform/storage/ownedStorage';
import { COUNTDOWN_MS } from '@/shared/hooks/useCountdown';
import { actionLog } from '../../support/actionLog';
import { testEnvironment } from '../../support/environment';

/**
 * Tests the actions that thunks of each slice and effects dispatch, in order. The tests of the screens cover the
 * visible result.
 */

const environment = testEnvironment();
const i18n = createI18n('en');

/** A lender with one answer for every call, and a device that records its messages. */
function world(answer: unknown, status = 200) {
  const device = new Map<string, unknown>();
  const current = { answer };
  const storage = {
    read: <T>({ key }: StoredItem<T>) => device.get(key) as T | undefined,
    write: ({ key }: StoredItem<unknown>, value: unknown) => !!device.set(key, value),
    remove: ({ key }: StoredItem<unknown>) => void device.delete(key),
    isOurs: () => true,
    parts: () => [],
    watch: () => () => undefined,
  };
  const extra = {
    environment,
    i18n,
    storage,
    fetch: () => Promise.resolve(Response.json(current.answer, { status })),
    requestContext: () => ({ environment, common: {}, headers: { form: {}, json: {} } }),
  };
  const change = (next: unknown) => {
    current.answer = next;
  };
  return { device, extra, change };
}

const OPENED_AT = 1_790_000_000_000;
const LAUNCH = { userId: 'ana', sessionId: 'S', language: '1' };

/** A borrower's store that records its actions. */
function open(answer: unknown = {}, status = 200) {
  const { device, extra, change } = world(answer, status);
  // These effects need only the parts of the page above.
  const following = borrowerEffects(extra as unknown as Extra);
  const reducer = (state: RootState | undefined, action: UnknownAction) =>
    borrowerReducer(state ?? stateOf({ session: sessionOf(LAUNCH, OPENED_AT) }), action);
  const log = actionLog({ reducer, extra, middleware: [following, api.middleware] });
  return { ...log, device, change };
}

/** A promotion store that records its actions. */
function openPromotion(answer: unknown) {
  const { device, extra } = world(answer);
  const following = promotionEffects(extra);
  const log = actionLog({
    reducer: promotionReducer,
    extra,
    middleware: [following, api.middleware],
  });
  return { ...log, device };
}

/** The recorded action types without RTK Query's internal actions. */
const told = ({ types }: { readonly types: () => readonly string[] }) =>
  types().filter((type) => !/^__rtkq|^api\/(internalSub|config|invalid)/.test(type));

const asks = (outcome: 'fulfilled' | 'rejected', kind = 'Query') => [
  `api/execute${kind}/pending`,
  `api/execute${kind}/${outcome}`,
];

/** An answered call, without its request. */
const fulfilled = (endpointName: string, kind = 'Query') => ({
  type: `api/execute${kind}/fulfilled`,
  meta: {
    requestId: '1',
    requestStatus: 'fulfilled',
    fulfilledTimeStamp: OPENED_AT,
    arg: { endpointName },
  },
});

describe('in the task of its action, which may be the last of a page,', () => {
  it('a choice is stored', () => {
    const log = open();
    log.dispatch(cardChosen({ orderId: '1', cardId: 'card 7' }));
    expect(told(log)).toEqual(['repayment/cardChosen']);
    expect(log.device.get(STORED_REPAYMENT.key)).toMatchObject({ cardId: 'card 7' });
  });

  it('the acceptance of the session is stored', () => {
    const log = open();
    log.dispatch(fulfilled('loanDetails'));
    expect(log.device.get(ACCEPTED.key)).toBe(true);
  });

  it('the session and the last instruction are removed', async () => {
    const log = open({ code: '0', data: { topLogo: '', repayDetail: { amount: 100 } } });
    await log.dispatch(
      instructionApi.endpoints.generateVcode.initiate({
        productId: '2',
        orderId: '1',
        amount: '100',
        payCode: 'oxxo',
        requestType: '1',
      }),
    );
    log.device.set(SESSION.key, LAUNCH);
    expect([...log.device.keys()]).toContain(STORED_INSTRUCTION.key);
    log.dispatch(sessionEnded());
    expect([...log.device.keys()]).not.toContain(SESSION.key);
    expect([...log.device.keys()]).not.toContain(STORED_INSTRUCTION.key);
  });

  it('the countdown to another code is stored', () => {
    const log = openPromotion({});
    log.dispatch(fulfilled('getSms', 'Mutation'));
    expect(log.device.get('promotion.resendAt')).toBe(OPENED_AT + COUNTDOWN_MS);
  });
});

it('the target of a confirmation is the one of its product', async () => {
  const log = open({ code: 0, data: { lendDetailsUrl: 'https://lender.example/x' } });
  const push = { amount: '1', periods: '1', termUnit: 'D', productId: '1' };
  await log.dispatch(pushApi.endpoints.loanDetailPush.initiate(push));
  expect(selectConfirmedAddress(log.state(), '1')).toBe('https://lender.example/x');
  expect(selectConfirmedAddress(log.state(), '2')).toBe('');
});

describe('repayment', () => {
  const { repaymentWay, repaymentCommit, repaymentConfirm } = paymentApi.endpoints;
  const { generateVcode } = instructionApi.endpoints;
  const CARD = { id: 'card 7', bankName: 'B', cardNo: '4111111111111234', bankCode: 'B' };
  const COMMIT = {
    amount: 1,
    bankName: 'B',
    cardId: 'card 7',
    cardNo: '',
    couponId: null,
    orderId: '1',
    repayToken: 't',
    bankCode: 'B',
    sendMsg: 0,
  } as const;
  const KEY = {
    productId: '2',
    orderId: '1',
    amount: '100',
    payCode: 'oxxo',
    requestType: '1',
  } as const;

  /** A tab that has chosen a card of order 1. */
  function openChosen(answer: unknown, code = '00') {
    const log = open({ code, data: answer, message: 'No' });
    log.dispatch(cardChosen({ orderId: '1', cardId: 'card 7' }));
    const begun = told(log).length;
    return { ...log, next: () => told(log).slice(begun) };
  }

  it.each<[string, string, string, string | null]>([
    ['keeps a card that is still offered', 'card 7', '1', 'card 7'],
    ['forgets a card that is no longer offered', 'card 8', '1', null],
    ['keeps the card of another order', 'card 8', '2', 'card 7'],
  ])('%s', async (_, id, orderId, chosen) => {
    const log = openChosen({ alipay: 0, repayToken: 't', bankCards: [{ ...CARD, id }] });
    await log.dispatch(repaymentWay.initiate({ orderId }));
    expect(log.next()).toEqual(asks('fulfilled'));
    expect(log.state().repayment.cardId).toBe(chosen);
  });

  it('takes the deadline of a code from its commit, ends it by a cancel, and forgets it at the next request', async () => {
    const log = openChosen({ needValid: 1, repayRecordId: 'r' });
    await log.dispatch(repaymentCommit.initiate(COMMIT));
    expect(log.next()).toEqual(asks('fulfilled', 'Mutation'));
    const { codeDeadline } = log.state().repayment;
    expect(codeDeadline).toBeGreaterThan(Date.now());
    expect(log.device.get(STORED_REPAYMENT.key)).toMatchObject({ codeDeadline });
    log.dispatch(codeEntryClosed({ orderId: '1' }));
    expect(log.state().repayment).toMatchObject({ codeDeadline: 0, isCodeEntryClosed: true });
    const sending = log.dispatch(repaymentCommit.initiate({ ...COMMIT, sendMsg: 1 }));
    expect(log.state().repayment.codeDeadline).toBeUndefined();
    await sending;
    expect(log.state().repayment.codeDeadline).toBeGreaterThan(Date.now());
    expect(log.state().repayment.isCodeEntryClosed).toBe(false);
  });

  it('starts from nothing after a confirmed code', async () => {
    const log = openChosen(null);
    const code = { orderId: '1', verifyCode: '123456', repaymentRecordId: 'r' };
    await log.dispatch(repaymentConfirm.initiate(code));
    expect(log.next()).toEqual(asks('fulfilled', 'Mutation'));
    expect(log.state().repayment.cardId).toBeNull();
  });

  it('takes and stores the last instruction, and drops one that is refused since', async () => {
    const answer = { topLogo: '', repayDetail: { amount: 100, repayTitle: 'OXXO' } };
    const log = open({ code: '0', data: answer });
    await log.dispatch(generateVcode.initiate(KEY));
    expect(told(log)).toEqual(asks('fulfilled'));
    const { instruction } = log.state().repayment;
    expect(instruction).toMatchObject({ instruction: { title: 'OXXO', amount: '100' } });
    expect(log.device.get(STORED_INSTRUCTION.key)).toEqual(instruction);
    log.change({ code: '9', message: 'No' });
    await log.dispatch(generateVcode.initiate(KEY, { forceRefetch: true }));
    expect(log.state().repayment.instruction).toBeUndefined();
    expect(log.device.has(STORED_INSTRUCTION.key)).toBe(false);
  });
});

describe('promotion', () => {
  const { getSms } = promotionApi.endpoints;
  const SMS = {
    phone: '1',
    capcode: 'a',
    sid: 's',
    deviceId: 'd',
    appName: 'a',
    app_from: '',
    user_from: '',
    utm_tag: '',
  };

  it('stores nothing if the code was refused', async () => {
    const log = openPromotion({ code: '101', message: 'No' });
    await log.dispatch(getSms.initiate(SMS));
    expect(told(log)).toEqual(asks('rejected', 'Mutation'));
    expect(log.device.size).toBe(0);
  });
});
