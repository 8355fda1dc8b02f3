import type { OrderKey } from '../order/api';
import { type Desk, type Ending, inTurn, type MoneyThunk, type Stop, stopped } from './flow';
import { canAskForCode, type OpenIntent, type OwedThen, type SentPayment } from './intent';
import { moneySteps } from './ledger';
import { judge } from './obstacles';
import { paymentApi } from './paymentApi';
import { readToSend } from './readOrder';
import { endingOf, sendCommit } from './send';
import { orderSubject } from './subject';
import type { BankCard } from './way';

/** The payment that the screen shows: another tab can have put another one in its place meanwhile. */
export interface Shown extends OrderKey {
  readonly orderId: string;
  readonly id: string | undefined;
}

const over = stopped({ because: 'over' });

/** Sends the code of the payment that waits for it, or that the lender said to have, once more. */
export const askForCode = (shown: Shown, card: BankCard): MoneyThunk<Promise<Ending | undefined>> =>
  inTurn(orderSubject(shown.orderId), (desk) => askAgain(desk, shown, card));

export async function askAgain(desk: Desk, shown: Shown, card: BankCard): Promise<Ending> {
  const ready = await readyToGoOn(desk, shown, (open) =>
    canAskForCode(open) && open.sent.kind === 'card' && open.sent.card.mark === card.mark
      ? open.sent
      : undefined,
  );
  if ('ended' in ready) return ready;
  const { sent, owed } = ready;
  desk.dispatch(moneySteps.resent(desk.subject, { id: sent.id, owed }));
  const now = desk.account().open?.sent;
  if (now?.kind !== 'card' || now.owed !== owed) return over;
  return sendCommit(desk, sent, { orderId: shown.orderId, card, sendMsg: 1 });
}

/** Pays with the code of the SMS. */
export const enterCode = (
  shown: Shown,
  verifyCode: string,
): MoneyThunk<Promise<Ending | undefined>> =>
  inTurn(orderSubject(shown.orderId), async (desk) => {
    const ready = await readyToGoOn(desk, shown, (open) =>
      open.state === 'waitsForCode' ? open.sent : undefined,
    );
    if ('ended' in ready) return ready;
    const { sent, owed } = ready;
    desk.dispatch(moneySteps.codeEntered(desk.subject, { id: sent.id, owed }));
    const { open } = desk.account();
    if (open?.state !== 'sendingCode') return over;
    const { orderId } = shown;
    const parameters = { orderId, verifyCode, repaymentRecordId: open.code.record };
    const { error } = await desk.dispatch(
      paymentApi.endpoints.repaymentConfirm.initiate(parameters, { track: false }),
    );
    return endingOf(desk, sent.id, error);
  });

/** Reads what is owed, and says whether the open payment may go on; one that the debt no longer allows ends. */
async function readyToGoOn(
  desk: Desk,
  { productId, orderId, id }: Shown,
  paymentOf: (open: OpenIntent) => SentPayment | undefined,
): Promise<{ readonly sent: SentPayment; readonly owed: OwedThen } | Ending> {
  const shown = () => {
    const { open } = desk.account();
    return open && open.sent.id === id ? paymentOf(open) : undefined;
  };
  if (!shown()) return over;
  const read = await readToSend(desk, { productId, orderId });
  const [sent, account] = [shown(), desk.account()];
  if (!sent) return over;
  const judged = judge({
    ...{ ...read, account, amount: sent.amount, own: sent.id },
    // It has no figures of its own beside this reading's, and its own commit took the second step.
    ...{ readAt: read.begunAt, isSecondStep: true, now: Date.now() },
  });
  if (!('stop' in judged)) return { sent, owed: judged.owed };
  if (endsWaiting(judged.stop)) {
    desk.dispatch(moneySteps.overtaken(desk.subject, { id: sent.id }));
  }
  return stopped(judged.stop);
}

const endsWaiting = ({ because }: Stop) => because === 'moreThanOwed' || because === 'notRepayable';
