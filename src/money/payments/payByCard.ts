import { newIntentId } from '../../api/intentId';
import { maskCard } from '../../format/card';
import type { OrderKey } from '../../loan-api/api';
import { isSamePayment, orderSubject, type SentPayment } from '../ledger/intent';
import { step } from '../ledger/slice';
import { checkPayable } from './blockReason';
import { blocked, withLock } from './context';
import { paymentApi } from './paymentApi';
import type { BankCard } from './paymentWay';
import { missing, readToSend, readUncached, UNCACHED } from './readOrder';
import { sendCommit } from './sendCommit';
import { askAgain } from './smsCode';

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

/** Pays with a card. The same payment that waits for its code already gets its code anew. */
export const payByCard = (request: PaymentRequest, card: BankCard) =>
  withLock(orderSubject(request.orderId), async (context) => {
    const { dispatch, subject } = context;
    const { productId, orderId, isSecondStep = false } = request;
    const waiting = context.account().open;
    if (
      waiting?.state === 'waitsForCode' &&
      isSamePayment(waiting.sent, { ...request, card: cardOf(card) })
    ) {
      return askAgain(context, { productId, orderId, id: waiting.sent.id }, card);
    }
    const [read, way] = await Promise.all([
      readToSend(context, { productId, orderId }),
      readUncached(() =>
        dispatch(paymentApi.endpoints.repaymentWay.initiate({ orderId }, UNCACHED)),
      ),
    ]);
    // From the judgement to the sending nothing is waited for.
    const account = context.account();
    const judged = checkPayable({ ...request, ...read, account, isSecondStep, now: Date.now() });
    if ('stop' in judged) return blocked(judged.stop, way);
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
    const { amount, couponId } = request;
    const sent: SentPayment = {
      ...{ kind: 'card', id, intentId: repeated?.intentId ?? id, leftAt: Date.now() },
      ...{ amount, couponId, card: cardOf(card), token, owed: judged.owed },
    };
    dispatch(step(subject, 'sent', { sent }));
    if (context.account().open?.sent.id !== sent.id) return blocked({ because: 'oneAtATime' });
    return sendCommit(context, sent, { orderId, card, sendMsg: 0, holder });
  });

/** What the ledger, and the borrower, know a card by. */
const cardOf = (card: BankCard): SentPayment['card'] => ({
  mark: card.mark,
  name: `${card.bankName} •••• ${maskCard(card.cardNo).slice(-4)}`,
});
