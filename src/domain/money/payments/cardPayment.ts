import { maskCard } from '../../../design/format';
import { randomId } from '../../../platform/base';
import type { OrderKey } from '../../orders';
import {
  isSamePayment,
  type OpenIntent,
  orderSubject,
  type OwedThen,
  paymentThere,
  type SentPayment,
} from '../ledger/intent';
import {
  blocked,
  isOpen,
  type MoneyContext,
  type MoneyResult,
  readUncached,
  resultOf,
  UNCACHED,
  withLock,
} from '../ledger/sending';
import { step } from '../ledger/slice';
import { type BankCard, paymentApi } from './paymentApi';
import { checkNow, checkRecorded, missing, type OrderReading, readToSend } from './readOrder';

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
    const { dispatch, subject } = context;
    const { productId, orderId, amount, couponId } = request;
    const paid = { amount, couponId, card: cardOf(card) };
    const { open } = context.account();
    if (open?.state === 'waitsForCode' && isSamePayment(open.sent, paid)) {
      return resend(context, { productId, orderId, id: open.sent.id }, card);
    }
    const key = { productId, orderId };
    const [read, way] = await Promise.all([
      readToSend(context, key),
      readUncached(() => dispatch(repaymentWay.initiate({ orderId }, UNCACHED))),
    ]);
    const judged = checkNow(context, request, read);
    if ('reason' in judged) return blocked(judged.reason);
    const { open: now } = context.account();
    const repeated = now?.state === 'undone' ? now.sent : undefined;
    const token = repeated?.token ?? way.data?.repayToken;
    if (token === undefined || token === '') {
      const failure = way.error ?? missing('repaymentWay', 'repayToken');
      return blocked({ because: 'unreadable', failure });
    }
    const id = randomId();
    const sent: SentPayment = {
      kind: 'card',
      id,
      intentId: repeated ? intentIdOf(repeated) : id,
      leftAt: Date.now(),
      ...paid,
      token,
      owed: judged.owed,
    };
    dispatch(step(subject, 'sent', { sent }));
    const stopped = await stoppedMeanwhile(context, key, sent, read);
    if (stopped) return stopped;
    return sendCommit(context, sent, { orderId, card, sendMsg: 0 });
  });

/** Requests another SMS code for a payment that waits for one, or that the lender has. */
export const askForCode = (shown: ShownPayment, card: BankCard) =>
  withLock(orderSubject(shown.orderId), (context) => resend(context, shown, card));

/** The payment whose code can be requested: it waits for one, or the lender said that it has it. */
const paymentWithCode = (open: OpenIntent, { account }: MoneyContext): SentPayment | undefined =>
  open.state === 'waitsForCode' ? open.sent : paymentThere(account());

async function resend(context: MoneyContext, shown: ShownPayment, card: BankCard) {
  const ready = await readyToGoOn(context, shown, (open) =>
    paymentWithCode(open, context)?.card.mark === card.hash
      ? paymentWithCode(open, context)
      : undefined,
  );
  if ('ended' in ready) return ready;
  const { sent, owed, read } = ready;
  context.dispatch(step(context.subject, 'resent', { id: sent.id, owed }));
  const now = context.account().open?.sent;
  if (now?.kind !== 'card' || now.owed !== owed) return over;
  const stopped = await stoppedMeanwhile(context, shown, sent, read);
  if (stopped) return stopped;
  return sendCommit(context, sent, { orderId: shown.orderId, card, sendMsg: 1 });
}

/** Sends the entered SMS code. */
export const enterCode = (shown: ShownPayment, verifyCode: string) =>
  withLock(orderSubject(shown.orderId), async (context) => {
    const ready = await readyToGoOn(context, shown, (open) =>
      open.state === 'waitsForCode' ? open.sent : undefined,
    );
    if ('ended' in ready) return ready;
    const { sent, owed, read } = ready;
    context.dispatch(step(context.subject, 'codeEntered', { id: sent.id, owed }));
    const stopped = await stoppedMeanwhile(context, shown, sent, read);
    if (stopped) return stopped;
    const { open } = context.account();
    if (open?.state !== 'sendingCode') return over;
    const entered = { orderId: shown.orderId, verifyCode, repaymentRecordId: open.code.record };
    const { error } = await context.dispatch(
      repaymentConfirm.initiate({ ...entered, intentId: intentIdOf(sent) }, { track: false }),
    );
    return resultOf(context, sent.id, error);
  });

interface ReadyPayment {
  readonly sent: SentPayment;
  readonly owed: OwedThen;
  readonly read: OrderReading;
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
  const read = await readToSend(context, key);
  const sent = shown();
  if (!sent) return over;
  const judged = checkRecorded(context, key, sent, read);
  if ('owed' in judged) return { sent, owed: judged.owed, read };
  if (['moreThanOwed', 'notRepayable'].includes(judged.reason.because)) {
    context.dispatch(step(context.subject, 'overtaken', { id: sent.id }));
  }
  return blocked(judged.reason);
}

/**
 * Waits until a payment's step is on the disk. Returns why its request must not leave afterwards: the payment was replaced,
 * the reading has become too old while the phone slept, or a newer one no longer allows the amount.
 */
async function stoppedMeanwhile(
  context: MoneyContext,
  { productId, orderId }: OrderKey,
  sent: SentPayment,
  read: OrderReading,
): Promise<MoneyResult | undefined> {
  if (!(await context.mayLeave(isOpen(sent.id)))) return blocked({ because: 'oneAtATime' });
  const judged = checkRecorded(context, { productId, orderId }, sent, read);
  if ('owed' in judged) return undefined;
  context.dispatch(step(context.subject, 'refused', { id: sent.id }));
  return blocked(judged.reason);
}

interface Commit {
  readonly orderId: string;
  readonly card: BankCard;
  /** 1 requests the code of the waiting payment. */
  readonly sendMsg: 0 | 1;
}

/** Sends a commit that is stored. */
async function sendCommit(
  context: MoneyContext,
  sent: SentPayment,
  { orderId, card, sendMsg }: Commit,
): Promise<MoneyResult> {
  const { id, amount, couponId, token } = sent;
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
    intentId: intentIdOf(sent),
  };
  const { data, error } = await context.dispatch(
    repaymentCommit.initiate(parameters, { track: false }),
  );
  if (!data?.needValid) return resultOf(context, id, error);
  context.dispatch(step(context.subject, 'codeAwaited', { id, record: data.repayRecordId }));
  return { ended: 'codeAwaited' };
}

/** The idempotency key. Entries of earlier releases have none; their id serves. */
const intentIdOf = ({ id, intentId = id }: SentPayment): string => intentId;

/** A card's hash and name for the ledger. */
const cardOf = (card: BankCard): SentPayment['card'] => ({
  mark: card.hash,
  // Without dots: a screen reader reads out each one.
  name: `${card.bankName} ${maskCard(card.cardNo).slice(-4)}`.trim(),
});
