import { maskCard } from '@/design/format';
import type { OrderKey } from '@/domain/orders';
import type { ApiFailure } from '@/platform/api';
import { randomId } from '@/platform/base';
import { selectEarlyAnswer } from '@/platform/session';
import type { MoneyContext } from '../ledger/context';
import {
  type Echoed,
  isSameEchoed,
  isSamePayment,
  type OpenIntent,
  orderSubject,
  type OwedThen,
  paymentAtLender,
  type SentPayment,
  sentUnder,
} from '../ledger/intent';
import { readAtOf, readUncached, UNCACHED } from '../ledger/readings';
import { blocked, type MoneyResult, resultOf, withLock } from '../ledger/sending';
import { judgeNow, judgeRecorded, leaveBy, readToSend, type Recorded } from './judge';
import { type BankCard, paymentApi, type PaymentWay } from './paymentApi';
import { missing, readOrder } from './readOrder';

/** The payment on a screen. */
export interface PaymentRequest extends OrderKey {
  readonly orderId: string;
  /** Minor units. */
  readonly amount: string;
  readonly couponId: string | null;
  /** When the amount was read, in epoch milliseconds: it travels with the address. */
  readonly readAt: number;
  /** The borrower has read that the last payment is not booked yet. */
  readonly isSecondStep?: boolean;
}

/** The open payment on a screen. Another tab can have replaced it in the ledger. */
export interface ShownPayment extends OrderKey {
  readonly orderId: string;
  readonly id: string | undefined;
}

const { repaymentWay, repaymentCommit, repaymentConfirm } = paymentApi.endpoints;
const over = blocked({ because: 'over' });

/** Pays with a card. If the same payment waits for its code, another code is requested. */
export const payByCard = (request: PaymentRequest, card: BankCard) =>
  withLock(orderSubject(request.orderId), async (context) => {
    const { change } = context;
    const { productId, orderId, amount, couponId } = request;
    const paid = { amount, couponId, card: cardOf(card) };
    const { open } = context.account();
    if (open?.state === 'waitsForCode' && isSamePayment(open.sent, paid)) {
      return resend(context, { productId, orderId, id: open.sent.id }, card);
    }
    const key = { productId, orderId };
    // Another token can end the one that is repeated.
    const [reading, asked] = await Promise.all([
      readToSend(context, key),
      open?.state === 'undone' ? undefined : wayOf(context, orderId),
    ]);
    const judged = judgeNow(context, request, reading);
    if ('reason' in judged) return blocked(judged.reason);
    const { open: now } = context.account();
    const repeated = now?.state === 'undone' ? now.sent : undefined;
    const way = repeated ? undefined : (asked ?? (await wayOf(context, orderId)));
    const token = repeated?.token ?? way?.data?.repayToken;
    if (token === undefined || token === '') {
      const failure =
        (way?.error as ApiFailure | undefined) ?? missing('repaymentWay', 'repayToken');
      return blocked({ because: 'unreadable', failure });
    }
    const id = randomId();
    const sent: SentPayment = {
      kind: 'card',
      id,
      intentId: repeated?.intentId ?? id,
      leftAt: Date.now(),
      ...paid,
      token,
      owed: judged.owed,
    };
    return leaveBy(
      context,
      () => change('begun', { sent }),
      key,
      { sent, reading },
      () => sendCommit(context, sent, { ...key, card, sendMsg: 0 }),
    );
  });

/** In milliseconds. */
const OWN_ANSWER_HOLDS_MS = 60_000;

/**
 * The order's payment methods with a token for this payment: the page's own answer while it is new and its token was not
 * sent, because a lender makes a token for each request and may keep the last one alone. Otherwise they are asked for again.
 */
async function wayOf(context: MoneyContext, orderId: string): Promise<Way> {
  const { dispatch, getState } = context;
  const own = repaymentWay.select({ orderId })(getState());
  const age =
    Date.now() - readAtOf({ ...own, isFetching: own.isLoading }, selectEarlyAnswer(getState()));
  const isNew = own.isSuccess && age >= 0 && age < OWN_ANSWER_HOLDS_MS;
  const token = own.data?.repayToken;
  if (isNew && token && !wasSent(context, token)) return own;
  return readUncached(() => dispatch(repaymentWay.initiate({ orderId }, UNCACHED)));
}

interface Way {
  readonly data?: PaymentWay | undefined;
  readonly error?: unknown;
}

/** Whether a payment was sent with this token: by this page, whatever became of it, or by another one within a day. */
const wasSent = ({ account, getState }: MoneyContext, token: Echoed): boolean =>
  sentUnder(account(), token).length > 0 ||
  Object.values(getState().money.left).some((it) => isSameEchoed(it.token, token));

/** Requests another SMS code for a payment that waits for one, or that the lender has. */
export const askForCode = (shown: ShownPayment, card: BankCard) =>
  withLock(orderSubject(shown.orderId), (context) => resend(context, shown, card));

/** The payment whose code can be requested: it waits for one, or the lender said that it has it. */
const paymentWithCode = (open: OpenIntent, { account }: MoneyContext): SentPayment | undefined =>
  open.state === 'waitsForCode' ? open.sent : paymentAtLender(account());

async function resend(context: MoneyContext, shown: ShownPayment, card: BankCard) {
  const ready = await readyToGoOn(context, shown, (open) =>
    paymentWithCode(open, context)?.card.mark === card.hash
      ? paymentWithCode(open, context)
      : undefined,
  );
  if ('ended' in ready) return ready;
  const { sent, owed } = ready;
  const { productId, orderId } = shown;
  const record = () => context.change('resent', { id: sent.id, owed });
  return leaveBy(context, record, shown, ready, () =>
    sendCommit(context, sent, { productId, orderId, card, sendMsg: 1 }),
  );
}

/** Sends the entered SMS code. */
export const enterCode = (shown: ShownPayment, verifyCode: string) =>
  withLock(orderSubject(shown.orderId), async (context) => {
    const ready = await readyToGoOn(context, shown, (open) =>
      open.state === 'waitsForCode' ? open.sent : undefined,
    );
    if ('ended' in ready) return ready;
    const { sent, owed } = ready;
    const record = () => context.change('codeEntered', { id: sent.id, owed });
    return leaveBy(context, record, shown, ready, async () => {
      const { open } = context.account();
      if (open?.state !== 'sendingCode') return over;
      const entered = { orderId: shown.orderId, verifyCode, repaymentRecordId: open.code.record };
      const { error } = await context.dispatch(
        repaymentConfirm.initiate({ ...entered, intentId: sent.intentId }, { track: false }),
      );
      return readAfterAcceptance(
        context,
        shown,
        resultOf(context, { id: sent.id, isFirst: false }, error),
      );
    });
  });

/** Reads the order once after an acceptance: the lender's debt may later be higher than at the sending, though it is booked. */
function readAfterAcceptance(
  context: MoneyContext,
  { productId, orderId }: OrderKey,
  result: MoneyResult,
): MoneyResult {
  if (result.ended === 'accepted') void readOrder(context, { productId, orderId });
  return result;
}

interface ReadyPayment extends Recorded {
  readonly sent: SentPayment;
  readonly owed: OwedThen;
}

/** Reads the debt and checks whether the open payment may continue. A payment that the debt no longer allows ends. */
async function readyToGoOn(
  context: MoneyContext,
  { id, productId, orderId }: ShownPayment,
  paymentOf: (open: OpenIntent) => SentPayment | undefined,
): Promise<ReadyPayment | MoneyResult> {
  const shown = () => {
    const { open } = context.account();
    return open && open.sent.id === id ? paymentOf(open) : undefined;
  };
  if (!shown()) return over;
  const key = { productId, orderId };
  const reading = await readToSend(context, key);
  const sent = shown();
  if (!sent) return over;
  const judged = judgeRecorded(context, key, { sent, reading });
  if ('owed' in judged) return { sent, owed: judged.owed, reading };
  if (['moreThanOwed', 'notRepayable'].includes(judged.reason.because)) {
    context.change('overtaken', { id: sent.id });
  }
  return blocked(judged.reason);
}

interface Commit extends OrderKey {
  readonly orderId: string;
  readonly card: BankCard;
  /** 1 requests the code of the waiting payment. */
  readonly sendMsg: 0 | 1;
}

/** Sends a commit that is stored. */
async function sendCommit(
  context: MoneyContext,
  sent: SentPayment,
  { productId, orderId, card, sendMsg }: Commit,
): Promise<MoneyResult> {
  const { id, intentId, amount, couponId, token } = sent;
  const { id: cardId, bankName, cardNo, bankCode } = card;
  const parameters = {
    amount: Number(amount),
    bankName,
    cardId,
    cardNo,
    couponId,
    orderId,
    repayToken: token,
    bankCode,
    sendMsg,
    intentId,
  };
  const { data, error } = await context.dispatch(
    repaymentCommit.initiate(parameters, { track: false }),
  );
  if (!data?.needValid) {
    const result = resultOf(context, { id, isFirst: sendMsg === 0 }, error);
    return readAfterAcceptance(context, { productId, orderId }, result);
  }
  context.change('codeAwaited', { id, record: data.repayRecordId });
  return { ended: 'codeAwaited' };
}

/** A card's hash and name for the ledger. */
const cardOf = (card: BankCard): SentPayment['card'] => ({
  mark: card.hash,
  // Without dots: a screen reader reads out each one.
  name: `${card.bankName} ${maskCard(card.cardNo).slice(-4)}`.trim(),
});
