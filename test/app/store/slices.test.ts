import type { UnknownAction } from '@reduxjs/toolkit';
import {
  borrowerEffects,
  borrowerReducer,
  type RootState,
  stateOf,
} from '../../../src/app/store/borrower';
import { promotionEffects, promotionReducer } from '../../../src/app/store/promotion';
import type { Extra } from '../../../src/app/store/services';
import { createI18n } from '../../../src/design/i18n/i18n';
import { pushApi } from '../../../src/domain/money/confirmations/pushApi';
import { orderApi } from '../../../src/domain/orders/api';
import {
  askForRating,
  markRated,
  openLoanDetail,
} from '../../../src/features/loan/detail/loanDetailThunks';
import { selectConfirmedAddress } from '../../../src/features/loan/slice';
import { promotionApi } from '../../../src/features/promotion/api';
import { cardChosen } from '../../../src/features/repayment/slice';
import { STORED_INSTRUCTION, STORED_REPAYMENT } from '../../../src/features/repayment/storedItems';
import { api } from '../../../src/platform/api/api';
import { ACCEPTED } from '../../../src/platform/session/owner/accepted';
import { SESSION } from '../../../src/platform/session/owner/latestBorrower';
import { sessionEnded, sessionOf } from '../../../src/platform/session/slice';
import type { StoredItem } from '../../../src/platform/storage/ownedStorage';
import { COUNTDOWN_MS } from '../../../src/shared/hooks/useCountdown';
import { actionLog } from '../../support/actionLog';
import { testEnvironment } from '../../support/environment';

/**
 * Tests the actions that thunks of each slice and effects dispatch, in order. The tests of the screens cover the
 * visible result.
 */

const environment = testEnvironment({ sessionExpiredCodes: ['1002'] });
const i18n = createI18n('en');

/** A lender with one answer for every call, and a device that records its messages. */
function world(answer: unknown, status = 200) {
  const device = new Map<string, unknown>();
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
    fetch: () => Promise.resolve(Response.json(answer, { status })),
    requestContext: () => ({ environment, common: {}, headers: { form: {}, json: {} } }),
  };
  return { device, extra };
}

const OPENED_AT = 1_790_000_000_000;
const LAUNCH = { userId: 'ana', sessionId: 'S', language: '1' };

/** A borrower's store that records its actions. */
function open(answer: unknown = {}, status = 200) {
  const { device, extra } = world(answer, status);
  // These effects need only the parts of the page above.
  const following = borrowerEffects(extra as unknown as Extra);
  const reducer = (state: RootState | undefined, action: UnknownAction) =>
    borrowerReducer(state ?? stateOf({ session: sessionOf(LAUNCH, OPENED_AT) }), action);
  const log = actionLog({ reducer, extra, middleware: [following, api.middleware] });
  return { ...log, device };
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

const { loanDetails } = orderApi.endpoints;
const ORDER = { code: 0, data: { orderStatus: '174', userOrderDetail: [] } };
const EXPIRED = { code: '1002', message: 'Log in again' };

describe('session', () => {
  it('is accepted by the first answer of any call', async () => {
    const log = open(ORDER);
    expect(log.state().session).toEqual({ launch: LAUNCH, isAccepted: false, openedAt: OPENED_AT });
    await log.dispatch(loanDetails.initiate({}));
    expect(told(log)).toEqual(asks('fulfilled'));
    expect(log.state().session).toEqual({ launch: LAUNCH, isAccepted: true, openedAt: OPENED_AT });
  });

  it.each([
    ['a refusal that the environment names', EXPIRED, 200],
    ['an HTTP 401', { code: '9', message: 'No' }, 401],
  ])('ends after %s and is removed from storage', async (_, answer, status) => {
    const log = open(answer, status);
    log.device.set(SESSION.key, LAUNCH);
    await log.dispatch(loanDetails.initiate({}));
    expect(told(log)).toEqual(asks('rejected'));
    expect(log.state().session).toEqual({
      launch: { language: '1' },
      isAccepted: false,
      openedAt: OPENED_AT,
    });
    expect(log.state().api.queries).toEqual({});
    expect(log.device.has(SESSION.key)).toBe(false);
  });

  it('does not end after another refusal, and ends when the borrower logs out', async () => {
    const log = open({ code: '1003', message: 'Not now' });
    await log.dispatch(loanDetails.initiate({}));
    expect(log.state().session.launch).toEqual(LAUNCH);
    log.dispatch(sessionEnded());
    expect(log.state().session.launch).toEqual({ language: '1' });
  });
});

describe('in the task of its action, which may be the last of a page,', () => {
  it('a choice is stored', () => {
    const log = open();
    log.dispatch(cardChosen('card 7'));
    expect(told(log)).toEqual(['repayment/cardChosen']);
    expect(log.device.get(STORED_REPAYMENT.key)).toMatchObject({ cardId: 'card 7' });
  });

  it('the acceptance of the session is stored', () => {
    const log = open();
    log.dispatch(fulfilled('loanDetails'));
    expect(log.device.get(ACCEPTED.key)).toBe(true);
  });

  it('the session and the last instruction are removed', () => {
    const log = open();
    for (const { key } of [SESSION, STORED_INSTRUCTION]) log.device.set(key, 'x');
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

describe('loan', () => {
  it('asks for a rating of an order once per device', async () => {
    const log = open(ORDER);
    await log.dispatch(loanDetails.initiate({}));
    log.dispatch(askForRating('7'));
    log.dispatch(markRated('7'));
    log.dispatch(askForRating('7'));
    expect(told(log)).toEqual([...asks('fulfilled'), 'loan/ratingAsked', 'loan/orderRated']);
  });

  it('starts without a request if an answer was prefetched, and with a request otherwise', async () => {
    const log = open(ORDER);
    log.dispatch(openLoanDetail({}));
    await log.dispatch(loanDetails.initiate({}));
    log.dispatch(openLoanDetail({}));
    expect(told(log)).toEqual([...asks('fulfilled'), 'loan/loanDetailOpenedFresh']);
  });

  it('stores the target after a confirmation, by product', async () => {
    const log = open({ code: 0, data: { lendDetailsUrl: 'https://lender.example/x' } });
    const push = { amount: '1', periods: '1', termUnit: 'D', productId: '1' };
    await log.dispatch(pushApi.endpoints.loanDetailPush.initiate(push));
    expect(told(log)).toEqual(asks('fulfilled', 'Mutation'));
    expect(selectConfirmedAddress(log.state(), '1')).toBe('https://lender.example/x');
    expect(selectConfirmedAddress(log.state(), '2')).toBe('');
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

  it('stores the time after which the next code may be requested', async () => {
    const log = openPromotion({ code: '0', data: null });
    await log.dispatch(getSms.initiate(SMS));
    expect(told(log)).toEqual(asks('fulfilled', 'Mutation'));
    const { resendAt } = log.state().promotion;
    expect(resendAt).toBeGreaterThan(Date.now());
    expect(log.device.get('promotion.resendAt')).toBe(resendAt);
  });

  it('stores nothing if the code was refused', async () => {
    const log = openPromotion({ code: '101', message: 'No' });
    await log.dispatch(getSms.initiate(SMS));
    expect(told(log)).toEqual(asks('rejected', 'Mutation'));
    expect(log.device.size).toBe(0);
  });
});
