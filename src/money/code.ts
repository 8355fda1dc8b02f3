import { inTurn, stopped, type Desk, type Ending, type MoneyThunk } from './flow';
import { paymentApi } from './paymentApi';
import { endingOf, sendCommit } from './send';
import { orderSubject } from './subject';
import { markOf, type BankCard } from './way';

/** Sends the code of the payment that waits for it, or that the lender said to have, once more. */
export const askForCode = (
  orderId: string,
  card: BankCard,
): MoneyThunk<Promise<Ending | undefined>> =>
  inTurn(orderSubject(orderId), (desk) => askAgain(desk, orderId, card));

export async function askAgain(desk: Desk, orderId: string, card: BankCard): Promise<Ending> {
  const sent = desk.account().open?.sent;
  if (sent?.kind !== 'card' || sent.card.mark !== markOf(card)) return stopped({ because: 'over' });
  desk.step('codeAskedFor', {});
  return desk.account().open?.state === 'askingForCode'
    ? sendCommit(desk, sent, orderId, card, 1)
    : stopped({ because: 'over' });
}

/** Pays with the code of the SMS. */
export const enterCode = (
  orderId: string,
  verifyCode: string,
): MoneyThunk<Promise<Ending | undefined>> =>
  inTurn(orderSubject(orderId), async (desk) => {
    const { open } = desk.account();
    if (open?.state !== 'waitsForCode') return stopped({ because: 'over' });
    desk.step('codeEntered', {});
    if (desk.account().open?.state !== 'sendingCode') return stopped({ because: 'over' });
    const parameters = { orderId, verifyCode, repaymentRecordId: open.code.record };
    const { error } = await desk.dispatch(
      paymentApi.endpoints.repaymentConfirm.initiate(parameters, { track: false }),
    );
    return endingOf(desk, open.sent.id, error);
  });
