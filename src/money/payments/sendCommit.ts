import { type ApiFailure, isRefusal } from '../../api/failures';
import type { SentPayment } from '../ledger/intent';
import { step } from '../ledger/slice';
import type { MoneyContext, MoneyResult } from './context';
import { paymentApi } from './paymentApi';
import type { BankCard } from './paymentWay';

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
  const { id: cardId, bankName, cardNo, bankCode } = card;
  const parameters = {
    ...{ amount: Number(amount), bankName, cardId, cardNo, couponId, orderId },
    ...{ repayToken: token, bankCode, sendMsg, intentId },
  };
  const { dispatch, subject } = context;
  const { data, error } = await dispatch(
    paymentApi.endpoints.repaymentCommit.initiate(parameters, { track: false }),
  );
  if (!data?.needValid) return resultOf(context, id, error, holder);
  const record = data.repayRecordId;
  dispatch(step(subject, 'codeAwaited', { id, record }));
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
    dispatch(step(subject, 'accepted', { id }));
    return { ended: 'accepted' };
  }
  const failure = error as ApiFailure;
  if (isRefusal(failure) && failure.code !== DUPLICATE) {
    dispatch(step(subject, 'refused', { id }));
    return { ended: 'failed', failure };
  }
  if (isRefusal(failure)) dispatch(step(subject, 'saidToBeThere', { id, holder }));
  else dispatch(step(subject, 'answerLost', { id }));
  return { ended: 'lost', failure };
}
