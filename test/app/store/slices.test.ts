import type { UnknownAction } from '@reduxjs/toolkit';
import { borrowerEffects, borrowerReducer, type RootState, stateOf } from '@/app/store/borrower';
import { promotionEffects, promotionReducer } from '@/app/store/promotion';
import type { Extra } from '@/app/store/services';
import { createI18n } from '@/design/i18n/i18n';
import { paymentApi } from '@/domain/money/payments/paymentApi';
import { DRAFTS } from '@/features/complaint/drafts/draftStorage';
import { describe as write } from '@/features/complaint/drafts/draftThunks';
import { instructionApi } from '@/features/repayment/instruction/instruction';
import { cardChosen } from '@/features/repayment/slice';
import { STORED_INSTRUCTION, STORED_REPAYMENT } from '@/features/repayment/storedItems';
import { api } from '@/platform/api/api';
import { SESSION } from '@/platform/session/owner/latestBorrower';
import { ACCEPTED } from '@/platform/session/owner/sessionEnd';
import { sessionEnded, sessionOf } from '@/platform/session/slice';
import type { StoredItem } from '@/platform/storage/ownedStorage';
import { COUNTDOWN_MS } from '@/shared/hooks/useCountdown';
import { actionLog } from '../../support/actionLog';
import { testEnvironment } from '../../support/environment';

/** What the effects of an action store, and when. The tests of the screens cover the visible result. */

const environment = testEnvironment();
const i18n = createI18n('en');

/** A lender with one answer for every call, and a device. */
function world(answer: unknown) {
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
    fetch: () => Promise.resolve(Response.json(answer)),
    requestContext: () => ({ environment, common: {}, headers: { form: {}, json: {} } }),
  };
  return { device, extra };
}

const OPENED_AT = 1_790_000_000_000;
const LAUNCH = { userId: 'ana', sessionId: 'S', language: '1' };

/** A borrower's store that records its actions. */
function open(answer: unknown = {}) {
  const { device, extra } = world(answer);
  // These effects need only the parts of the page above.
  const following = borrowerEffects(extra as unknown as Extra);
  const reducer = (state: RootState | undefined, action: UnknownAction) =>
    borrowerReducer(state ?? stateOf({ session: sessionOf(LAUNCH, OPENED_AT) }), action);
  const log = actionLog({ reducer, extra, middleware: [following, api.middleware] });
  return { ...log, device };
}

/** A promotion store that records its actions. */
function openPromotion() {
  const { device, extra } = world({});
  const following = promotionEffects(extra);
  const log = actionLog({
    reducer: promotionReducer,
    extra,
    middleware: [following, api.middleware],
  });
  return { ...log, device };
}

/** An answered call, without its request. */
const fulfilled = (endpointName: string, kind = 'Query') => ({
  type: `api/execute${kind}/fulfilled`,
  meta: {
    requestId: '1',
    requestStatus: 'fulfilled',
    fulfilledTimeStamp: OPENED_AT,
    arg: { endpointName, originalArgs: {} },
  },
});

describe('in the task of its action, which may be the last of a page,', () => {
  it('a choice is stored', () => {
    const log = open();
    log.dispatch(cardChosen({ orderId: '1', cardId: 'card 7' }));
    expect(log.device.get(STORED_REPAYMENT.key)).toMatchObject({ cardId: 'card 7' });
  });

  it('the acceptance of the session is stored, and a text of a complaint', () => {
    const log = open();
    log.dispatch(fulfilled('loanDetails'));
    expect(log.device.get(ACCEPTED.key)).toBe(true);
    log.dispatch(write('7', 'They call at night'));
    expect(log.device.get(DRAFTS.key)).toMatchObject([
      { orderNo: '7', content: 'They call at night' },
    ]);
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
    const log = openPromotion();
    log.dispatch(fulfilled('getSms', 'Mutation'));
    expect(log.device.get('promotion.resendAt')).toBe(OPENED_AT + COUNTDOWN_MS);
  });
});

it.each<[string, string, string, string | null]>([
  ['keeps a card that is still offered', 'card 7', '1', 'card 7'],
  ['forgets a card that is no longer offered', 'card 8', '1', null],
  ['keeps the card of another order', 'card 8', '2', 'card 7'],
])('a tab %s', async (_, id, orderId, chosen) => {
  const card = { id, bankName: 'B', cardNo: '4111111111111234', bankCode: 'B' };
  const log = open({ code: '00', data: { alipay: 0, repayToken: 't', bankCards: [card] } });
  log.dispatch(cardChosen({ orderId: '1', cardId: 'card 7' }));
  await log.dispatch(paymentApi.endpoints.repaymentWay.initiate({ orderId }));
  expect(log.state().repayment.cardId).toBe(chosen);
});
