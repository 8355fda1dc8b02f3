import type { OrderKey } from '../../loan-api/api';
import {
  canAskForCode,
  type OpenIntent,
  orderSubject,
  type OwedThen,
  type SentPayment,
} from '../ledger/intent';
import { step } from '../ledger/slice';
import { checkPayable } from './blockReason';
import { blocked, type MoneyContext, type MoneyResult, withLock } from './context';
import { paymentApi } from './paymentApi';
import type { BankCard } from './paymentWay';
import { readToSend } from './readOrder';
import { resultOf, sendCommit } from './sendCommit';

/** The payment that the screen shows: another tab can have put another one in its place meanwhile. */
export interface Shown extends OrderKey {
  readonly orderId: string;
  readonly id: string | undefined;
}

const over = blocked({ because: 'over' });

/** Sends the code of the payment that waits for it, or that the lender said to have, once more. */
export const askForCode = (shown: Shown, card: BankCard) =>
  withLock(orderSubject(shown.orderId), (context) => askAgain(context, shown, card));

export async function askAgain(
  context: MoneyContext,
  shown: Shown,
  card: BankCard,
): Promise<MoneyResult> {
  const ready = await readyToGoOn(context, shown, (open) =>
    canAskForCode(open) && open.sent.kind === 'card' && open.sent.card.mark === card.mark
      ? open.sent
      : undefined,
  );
  if ('ended' in ready) return ready;
  const { sent, owed } = ready;
  const { dispatch, subject } = context;
  dispatch(step(subject, 'resent', { id: sent.id, owed }));
  const now = context.account().open?.sent;
  if (now?.kind !== 'card' || now.owed !== owed) return over;
  return sendCommit(context, sent, { orderId: shown.orderId, card, sendMsg: 1 });
}

/** Pays with the code of the SMS. */
export const enterCode = (shown: Shown, verifyCode: string) =>
  withLock(orderSubject(shown.orderId), async (context) => {
    const ready = await readyToGoOn(context, shown, (open) =>
      open.state === 'waitsForCode' ? open.sent : undefined,
    );
    if ('ended' in ready) return ready;
    const { sent, owed } = ready;
    const { dispatch, subject } = context;
    dispatch(step(subject, 'codeEntered', { id: sent.id, owed }));
    const { open } = context.account();
    if (open?.state !== 'sendingCode') return over;
    const [{ orderId }, { intentId }] = [shown, sent];
    const parameters = { orderId, verifyCode, repaymentRecordId: open.code.record, intentId };
    const { error } = await dispatch(
      paymentApi.endpoints.repaymentConfirm.initiate(parameters, { track: false }),
    );
    return resultOf(context, sent.id, error);
  });

/** Reads what is owed, and says whether the open payment may go on; one that the debt no longer allows ends. */
async function readyToGoOn(
  context: MoneyContext,
  { productId, orderId, id }: Shown,
  paymentOf: (open: OpenIntent) => SentPayment | undefined,
): Promise<{ readonly sent: SentPayment; readonly owed: OwedThen } | MoneyResult> {
  const shown = () => {
    const { open } = context.account();
    return open && open.sent.id === id ? paymentOf(open) : undefined;
  };
  if (!shown()) return over;
  const read = await readToSend(context, { productId, orderId });
  const [sent, account] = [shown(), context.account()];
  if (!sent) return over;
  const judged = checkPayable({
    ...{ ...read, account, amount: sent.amount, own: sent.id },
    // It has no figures of its own beside this reading's, and its own commit took the second step.
    ...{ readAt: read.begunAt, isSecondStep: true, now: Date.now() },
  });
  if (!('stop' in judged)) return { sent, owed: judged.owed };
  if (['moreThanOwed', 'notRepayable'].includes(judged.stop.because)) {
    context.dispatch(step(context.subject, 'overtaken', { id: sent.id }));
  }
  return blocked(judged.stop);
}
