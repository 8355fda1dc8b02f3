import { type Desk, type Ending, inTurn, type MoneyThunk, stopped } from './flow';
import { paymentApi } from './paymentApi';
import { endingOf, sendCommit } from './send';
import { orderSubject } from './subject';
import { type BankCard, markOf } from './way';

/** The payment that the screen shows: another tab can have put another one in its place meanwhile. */
export interface Shown {
  readonly orderId: string;
  readonly id: string | undefined;
}

/** Sends the code of the payment that waits for it, or that the lender said to have, once more. */
export const askForCode = (
  { orderId, id }: Shown,
  card: BankCard,
): MoneyThunk<Promise<Ending | undefined>> =>
  inTurn(orderSubject(orderId), (desk) => askAgain(desk, { orderId, id }, card));

export async function askAgain(
  desk: Desk,
  { orderId, id }: Shown,
  card: BankCard,
): Promise<Ending> {
  const sent = desk.account().open?.sent;
  if (sent?.kind !== 'card' || sent.id !== id || sent.card.mark !== markOf(card)) {
    return stopped({ because: 'over' });
  }
  desk.step('codeAskedFor', {});
  return desk.account().open?.state === 'askingForCode'
    ? sendCommit(desk, sent, orderId, card, 1)
    : stopped({ because: 'over' });
}

/** Pays with the code of the SMS. */
export const enterCode = (
  { orderId, id }: Shown,
  verifyCode: string,
): MoneyThunk<Promise<Ending | undefined>> =>
  inTurn(orderSubject(orderId), async (desk) => {
    const { open } = desk.account();
    if (open?.state !== 'waitsForCode' || open.sent.id !== id) return stopped({ because: 'over' });
    desk.step('codeEntered', {});
    if (desk.account().open?.state !== 'sendingCode') return stopped({ because: 'over' });
    const parameters = { orderId, verifyCode, repaymentRecordId: open.code.record };
    const { error } = await desk.dispatch(
      paymentApi.endpoints.repaymentConfirm.initiate(parameters, { track: false }),
    );
    return endingOf(desk, open.sent.id, error);
  });
