import { type ApiFailure, isRefusal } from '../api/failures';
import type { Desk, Ending } from './flow';
import type { SentPayment } from './intent';
import { paymentApi } from './paymentApi';
import type { BankCard } from './way';

/** The lender has a payment with this token already. */
export const DUPLICATE = '800005';

/** Sends a commit that is on record; with `sendMsg` 1 it asks for the code of the one that waits. */
export async function sendCommit(
  desk: Desk,
  { id, amount, couponId, token }: SentPayment,
  orderId: string,
  card: BankCard,
  sendMsg: 0 | 1,
): Promise<Ending> {
  const parameters = {
    amount: Number(amount),
    bankName: card.bankName,
    cardId: card.id,
    cardNo: card.cardNo,
    couponId,
    orderId,
    repayToken: token,
    bankCode: card.bankCode,
    sendMsg,
  };
  const { data, error } = await desk.dispatch(
    paymentApi.endpoints.repaymentCommit.initiate(parameters, { track: false }),
  );
  if (!data?.needValid) return endingOf(desk, id, error);
  desk.step('codeAwaited', { id, record: data.repayRecordId });
  return { ended: 'codeAwaited' };
}

/** Only a plain no is one; that the lender has it already is none (docs/reference/money.md#refused-or-unknown). */
export function endingOf({ step }: Desk, id: string, error: unknown): Ending {
  if (!error) {
    step('accepted', { id });
    return { ended: 'accepted' };
  }
  const failure = error as ApiFailure;
  if (!isRefusal(failure)) {
    step('answerLost', { id });
    return { ended: 'lost', failure };
  }
  const isThere = failure.code === DUPLICATE;
  step(isThere ? 'saidToBeThere' : 'refused', { id });
  return { ended: isThere ? 'lost' : 'failed', failure };
}
