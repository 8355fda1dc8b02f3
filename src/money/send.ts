import { type ApiFailure, isRefusal } from '../api/failures';
import type { MoneyContext, MoneyResult } from './flow';
import type { SentPayment } from './intent';
import { moneySteps } from './ledger';
import { paymentApi } from './paymentApi';
import type { BankCard } from './way';

/** The lender has a payment with this token already. */
export const DUPLICATE = '800005';

interface Sending {
  readonly orderId: string;
  readonly card: BankCard;
  /** 1 asks for the code of the payment that waits for it. */
  readonly sendMsg: 0 | 1;
  /** What carried the token before, as far as this device knows: 800005 speaks of that one. */
  readonly holder?: SentPayment | undefined;
}

/** Sends a commit that is on record. */
export async function sendCommit(
  context: MoneyContext,
  { id, intentId, amount, couponId, token }: SentPayment,
  { orderId, card, sendMsg, holder }: Sending,
): Promise<MoneyResult> {
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
    intentId,
  };
  const { data, error } = await context.dispatch(
    paymentApi.endpoints.repaymentCommit.initiate(parameters, { track: false }),
  );
  if (!data?.needValid) return resultOf(context, id, error, holder);
  const record = data.repayRecordId;
  context.dispatch(moneySteps.codeAwaited(context.subject, { id, record }));
  return { ended: 'codeAwaited' };
}

/** Only a plain no is one; that the lender has it already is none (docs/reference/money.md#refused-or-unknown). */
export function resultOf(
  { dispatch, subject }: MoneyContext,
  id: string,
  error: unknown,
  holder?: SentPayment,
): MoneyResult {
  if (!error) {
    dispatch(moneySteps.accepted(subject, { id }));
    return { ended: 'accepted' };
  }
  const failure = error as ApiFailure;
  if (!isRefusal(failure)) {
    dispatch(moneySteps.answerLost(subject, { id }));
    return { ended: 'lost', failure };
  }
  if (failure.code === DUPLICATE) {
    dispatch(moneySteps.saidToBeThere(subject, { id, holder }));
    return { ended: 'lost', failure };
  }
  dispatch(moneySteps.refused(subject, { id }));
  return { ended: 'failed', failure };
}
