import { newIntentId } from '../../api/intentId';
import { useAppDispatch } from '../../store/hooks';
import type { Offered } from '../ledger/evidence';
import { productSubject } from '../ledger/intent';
import { step } from '../ledger/slice';
import { confirmationBlockReasonOf } from '../payments/blockReason';
import { checkConfirmation } from '../payments/checkStatus';
import { blocked, withLock } from '../payments/context';
import { pushApi } from '../payments/pushApi';
import { readOffer } from '../payments/readOrder';
import { resultOf } from '../payments/sendCommit';
import { useAccount } from './useAccount';

/** What a screen shows as to be confirmed. */
export interface ConfirmationRequest extends Offered {
  readonly productId: string;
  readonly isSecondReading: boolean;
  /** When these figures were read, in epoch milliseconds. */
  readonly readAt: number;
  /** The borrower has read that the last confirmation is not booked yet. */
  readonly isSecondStep?: boolean;
  /** Called when it does leave. */
  readonly onLeaving: () => void;
}

/** Confirms a loan: once, whatever happens to the page. */
export const confirmLoan = (request: ConfirmationRequest) =>
  withLock(productSubject(request.productId), async (context) => {
    const { dispatch, subject, account } = context;
    const { productId, readAt, isSecondStep = false, onLeaving, ...figures } = request;
    const situation = { account: account(), readAt, isSecondStep, now: Date.now() };
    const stop = confirmationBlockReasonOf(situation, figures);
    if (stop?.because === 'stale') return blocked(stop, await readOffer(dispatch, request));
    if (stop) return blocked(stop);
    const sent = {
      kind: 'confirmation',
      id: newIntentId(),
      leftAt: Date.now(),
      ...figures,
    } as const;
    dispatch(step(subject, 'sent', { sent }));
    if (account().open?.sent.id !== sent.id) return blocked({ because: 'oneAtATime' });
    onLeaving();
    const { amount, periods, termUnit } = figures;
    const parameters = {
      ...{ amount, periods, termUnit, productId: productId || undefined },
      intentId: sent.id,
    };
    const { error } = await dispatch(
      pushApi.endpoints.loanDetailPush.initiate(parameters, { track: false }),
    );
    return resultOf(context, sent.id, error);
  });

/** The one face of confirming a product's loan. */
export function useConfirmLoan(productId: string) {
  const dispatch = useAppDispatch();
  return {
    ...useAccount(productSubject(productId)),
    confirm: (request: Omit<ConfirmationRequest, 'productId'>) =>
      dispatch(confirmLoan({ ...request, productId })),
    check: () => dispatch(checkConfirmation(productId)),
  };
}
