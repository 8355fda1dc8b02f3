import { newIntentId } from '../../api/intentId';
import { maskCard } from '../../format/card';
import type { OrderKey } from '../../loan-api/api';
import {
  canAskForCode,
  isSamePayment,
  type OpenIntent,
  orderSubject,
  type OwedThen,
  type SentPayment,
} from '../ledger/intent';
import {
  blocked,
  type MoneyContext,
  type MoneyResult,
  readUncached,
  resultOf,
  UNCACHED,
  withLock,
} from '../ledger/sending';
import { step } from '../ledger/slice';
import { checkPayable } from './payable';
import { type BankCard, paymentApi } from './paymentApi';
import { missing, readOrder, readToSend } from './readOrder';

/** What a screen shows as to be paid. */
export interface PaymentRequest extends OrderKey {
  readonly orderId: string;
  /** Minor units. */
  readonly amount: string;
  readonly couponId: string | null;
  /** When the ways to pay that the screen shows were read, in epoch milliseconds. */
  readonly readAt: number;
  /** The borrower has read that the last payment is not booked yet. */
  readonly isSecondStep?: boolean;
}

/** The payment that the screen shows: another tab can have put another one in its place meanwhile. */
export interface ShownPayment extends OrderKey {
  readonly orderId: string;
  readonly id: string | undefined;
}

const { repaymentWay, repaymentCommit, repaymentConfirm } = paymentApi.endpoints;
const over = blocked({ because: 'over' });

/** Pays with a card. The same payment that waits for its code already gets its code anew. */
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
    const [first, way] = await Promise.all([
      readToSend(context, key),
      readUncached(() => dispatch(repaymentWay.initiate({ orderId }, UNCACHED))),
    ]);
    // The newest reading in the cache: another screen can have read the order while the token was on its way.
    const read = first.failure ? first : await readOrder(context, key, { subscribe: false });
    // From the judgement to the sending nothing is waited for.
    const account = context.account();
    const judged = checkPayable({ ...request, ...read, account, now: Date.now() });
    if ('reason' in judged) return blocked(judged.reason, way);
    const repeated = account.open?.state === 'undone' ? account.open.first : undefined;
    const token = repeated?.token ?? way.data?.repayToken;
    if (token === undefined || token === '') {
      const failure = way.error ?? missing('repaymentWay', 'repayToken');
      return blocked({ because: 'unreadable', failure });
    }
    // A lender can give a token that it has given before.
    const holder = [repeated ? null : account.open?.sent, account.settled?.sent].find(
      (it): it is SentPayment => it?.kind === 'card' && it.token === token,
    );
    const id = newIntentId();
    const sent: SentPayment = {
      ...{ kind: 'card', id, intentId: repeated ? intentIdOf(repeated) : id, leftAt: Date.now() },
      ...{ ...paid, token, owed: judged.owed },
    };
    dispatch(step(subject, 'sent', { sent }));
    if (context.account().open?.sent.id !== id) return blocked({ because: 'oneAtATime' });
    return sendCommit(context, sent, { orderId, card, sendMsg: 0, holder });
  });

/** Sends the code of the payment that waits for it, or that the lender said to have, once more. */
export const askForCode = (shown: ShownPayment, card: BankCard) =>
  withLock(orderSubject(shown.orderId), (context) => resend(context, shown, card));

async function resend(context: MoneyContext, shown: ShownPayment, card: BankCard) {
  const ready = await readyToGoOn(context, shown, (open) =>
    canAskForCode(open) && open.sent.kind === 'card' && open.sent.card.mark === card.mark
      ? open.sent
      : undefined,
  );
  if ('ended' in ready) return ready;
  const { sent, owed } = ready;
  context.dispatch(step(context.subject, 'resent', { id: sent.id, owed }));
  const now = context.account().open?.sent;
  if (now?.kind !== 'card' || now.owed !== owed) return over;
  return sendCommit(context, sent, { orderId: shown.orderId, card, sendMsg: 1 });
}

/** Pays with the code of the SMS. */
export const enterCode = (shown: ShownPayment, verifyCode: string) =>
  withLock(orderSubject(shown.orderId), async (context) => {
    const ready = await readyToGoOn(context, shown, (open) =>
      open.state === 'waitsForCode' ? open.sent : undefined,
    );
    if ('ended' in ready) return ready;
    const { sent, owed } = ready;
    context.dispatch(step(context.subject, 'codeEntered', { id: sent.id, owed }));
    const { open } = context.account();
    if (open?.state !== 'sendingCode') return over;
    const entered = { orderId: shown.orderId, verifyCode, repaymentRecordId: open.code.record };
    const { error } = await context.dispatch(
      repaymentConfirm.initiate({ ...entered, intentId: intentIdOf(sent) }, { track: false }),
    );
    return resultOf(context, sent.id, error);
  });

/** Reads what is owed, and says whether the open payment may go on; one that the debt no longer allows ends. */
async function readyToGoOn(
  context: MoneyContext,
  { productId, orderId, id }: ShownPayment,
  paymentOf: (open: OpenIntent) => SentPayment | undefined,
): Promise<{ readonly sent: SentPayment; readonly owed: OwedThen } | MoneyResult> {
  const shown = () => {
    const { open } = context.account();
    return open && open.sent.id === id ? paymentOf(open) : undefined;
  };
  if (!shown()) return over;
  const read = await readToSend(context, { productId, orderId });
  const sent = shown();
  if (!sent) return over;
  const judged = checkPayable({
    ...{ ...read, account: context.account(), amount: sent.amount, ownId: id },
    // It has no figures of its own beside this reading's, and its own commit took the second step.
    ...{ readAt: read.begunAt, isSecondStep: true, now: Date.now() },
  });
  if ('owed' in judged) return { sent, owed: judged.owed };
  if (['moreThanOwed', 'notRepayable'].includes(judged.reason.because)) {
    context.dispatch(step(context.subject, 'overtaken', { id: sent.id }));
  }
  return blocked(judged.reason);
}

interface Commit {
  readonly orderId: string;
  readonly card: BankCard;
  /** 1 asks for the code of the payment that waits for it. */
  readonly sendMsg: 0 | 1;
  /** What carried the token before, as far as this device knows: 800005 speaks of that one. */
  readonly holder?: SentPayment | undefined;
}

/** Sends a commit that is on record. */
async function sendCommit(
  context: MoneyContext,
  sent: SentPayment,
  { orderId, card, sendMsg, holder }: Commit,
): Promise<MoneyResult> {
  const { id, amount, couponId, token } = sent;
  const { id: cardId, bankName, cardNo, bankCode } = card;
  const parameters = {
    ...{ amount: Number(amount), bankName, cardId, cardNo, couponId, orderId },
    ...{ repayToken: token, bankCode, sendMsg, intentId: intentIdOf(sent) },
  };
  const { data, error } = await context.dispatch(
    repaymentCommit.initiate(parameters, { track: false }),
  );
  if (!data?.needValid) return resultOf(context, id, error, holder);
  context.dispatch(step(context.subject, 'codeAwaited', { id, record: data.repayRecordId }));
  return { ended: 'codeAwaited' };
}

/** The id that the lender sees. An entry of an earlier release has none of its own. */
const intentIdOf = ({ id, intentId = id }: SentPayment): string => intentId;

/** What the ledger, and the borrower, know a card by. */
const cardOf = (card: BankCard): SentPayment['card'] => ({
  mark: card.mark,
  name: `${card.bankName} •••• ${maskCard(card.cardNo).slice(-4)}`,
});
