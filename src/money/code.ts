import type { OrderKey } from '../order/api';
import {
  type BlockReason,
  inTurn,
  type MoneyContext,
  type MoneyResult,
  type MoneyThunk,
  stopped,
} from './flow';
import { canAskForCode, type OpenIntent, type OwedThen, type SentPayment } from './intent';
import { orderSubject } from './intent';
import { moneySteps } from './ledger';
import { judge } from './obstacles';
import { paymentApi } from './paymentApi';
import { readToSend } from './readOrder';
import { resultOf, sendCommit } from './send';
import { type BankCard, markOf } from './way';

/** The payment that the screen shows: another tab can have put another one in its place meanwhile. */
export interface Shown extends OrderKey {
  readonly orderId: string;
  readonly id: string | undefined;
}

const over = stopped({ because: 'over' });

/** Sends the code of the payment that waits for it, or that the lender said to have, once more. */
export const askForCode = (
  shown: Shown,
  card: BankCard,
): MoneyThunk<Promise<MoneyResult | undefined>> =>
  inTurn(orderSubject(shown.orderId), (context) => askAgain(context, shown, card));

export async function askAgain(
  context: MoneyContext,
  shown: Shown,
  card: BankCard,
): Promise<MoneyResult> {
  const ready = await readyToGoOn(context, shown, (open) =>
    canAskForCode(open) && open.sent.kind === 'card' && open.sent.card.mark === markOf(card)
      ? open.sent
      : undefined,
  );
  if ('ended' in ready) return ready;
  const { sent, owed } = ready;
  context.dispatch(moneySteps.resent(context.subject, { id: sent.id, owed }));
  const now = context.account().open?.sent;
  if (now?.kind !== 'card' || now.owed !== owed) return over;
  return sendCommit(context, sent, { orderId: shown.orderId, card, sendMsg: 1 });
}

/** Pays with the code of the SMS. */
export const enterCode = (
  shown: Shown,
  verifyCode: string,
): MoneyThunk<Promise<MoneyResult | undefined>> =>
  inTurn(orderSubject(shown.orderId), async (context) => {
    const ready = await readyToGoOn(context, shown, (open) =>
      open.state === 'waitsForCode' ? open.sent : undefined,
    );
    if ('ended' in ready) return ready;
    const { sent, owed } = ready;
    context.dispatch(moneySteps.codeEntered(context.subject, { id: sent.id, owed }));
    const { open } = context.account();
    if (open?.state !== 'sendingCode') return over;
    const { orderId } = shown;
    const { intentId } = sent;
    const parameters = { orderId, verifyCode, repaymentRecordId: open.code.record, intentId };
    const { error } = await context.dispatch(
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
  const judged = judge({
    ...{ ...read, account, amount: sent.amount, own: sent.id },
    // It has no figures of its own beside this reading's, and its own commit took the second step.
    ...{ readAt: read.begunAt, isSecondStep: true, now: Date.now() },
  });
  if (!('stop' in judged)) return { sent, owed: judged.owed };
  if (endsWaiting(judged.stop)) {
    context.dispatch(moneySteps.overtaken(context.subject, { id: sent.id }));
  }
  return stopped(judged.stop);
}

const endsWaiting = ({ because }: BlockReason) =>
  because === 'moreThanOwed' || because === 'notRepayable';
