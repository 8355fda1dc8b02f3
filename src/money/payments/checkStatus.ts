import type { OrderKey } from '../../loan-api/api';
import type { AppThunk } from '../../store/borrower';
import {
  confirmationFindingOf,
  type Finding,
  findingOf,
  SOONEST_UNDONE_MS,
} from '../ledger/evidence';
import { isInTheWay, isOnTheWay, orderSubject, productSubject } from '../ledger/intent';
import { STORAGE_DELAY_MS } from '../ledger/sendingLocks';
import { step } from '../ledger/slice';
import { byHandFrom } from '../ledger/transitions';
import { contextOf, type MoneyContext } from './context';
import { readOffer, readOrder } from './readOrder';

/** What a check came to. *undone* of a confirmation is the borrower's to say; of a payment it is said and done. */
export interface CheckResult {
  readonly finding: Finding | 'unreadable';
  /** When a check can tell more, in epoch milliseconds; 0 where that is not known. */
  readonly tellsMoreAt: number;
  /** From when the borrower may settle it by hand, in epoch milliseconds; and whether that is now. */
  readonly byHandFrom: number;
  readonly mayUnlock: boolean;
}

/** `context` has been told what was found. */
function found({ account }: MoneyContext, finding: CheckResult['finding']): CheckResult {
  const { open } = account();
  const leftAt = open?.sent.leftAt ?? 0;
  const from = open?.state === 'unknown' ? byHandFrom(open) : Infinity;
  return {
    finding,
    tellsMoreAt: finding === 'tooEarly' ? leftAt + SOONEST_UNDONE_MS : 0,
    byHandFrom: from,
    mayUnlock: Date.now() >= from,
  };
}

/** The tab that sent it may be gone, with a page that was reloaded a moment ago: `keepLedger` finds that out. */
async function untilMinded({ account }: MoneyContext): Promise<void> {
  const { open } = account();
  if (open && isOnTheWay(open)) await new Promise((go) => setTimeout(go, STORAGE_DELAY_MS));
}

/** Asks the lender what became of an order's payments (docs/reference/money.md#evidence-of-a-payment). */
export const checkPayment =
  (key: OrderKey & { readonly orderId: string }): AppThunk<Promise<CheckResult>> =>
  async (dispatch, getState) => {
    const context = contextOf(orderSubject(key.orderId), dispatch, getState);
    const { subject, account } = context;
    dispatch(step(subject, 'timePassed', {}));
    await untilMinded(context);
    const { open: before } = account();
    const { reading, begunAt, failure, booked } = await readOrder(context, key);
    if (before && isInTheWay(before)) {
      const { open } = account();
      const { sent, state } = open?.sent.id === before.sent.id ? open : before;
      const finding = findingOf(sent, reading, begunAt - sent.leftAt);
      if (finding === 'done') dispatch(step(subject, 'foundBooked', { id: sent.id }));
      if (finding === 'undone') dispatch(step(subject, 'foundUndone', { id: sent.id }));
      // What no rule takes has settled nothing.
      const isSettled = account().open?.state !== state;
      if (isSettled || finding === 'tooEarly') return found(context, finding);
    } else if (booked.length > 0) return found(context, 'done');
    return found(context, failure ? 'unreadable' : 'unclear');
  };

/** Asks the lender whether a confirmation's loan is still on offer: no answer proves that it was confirmed. */
export const checkConfirmation =
  (productId: string): AppThunk<Promise<CheckResult>> =>
  async (dispatch, getState) => {
    const context = contextOf(productSubject(productId), dispatch, getState);
    const { subject, account } = context;
    dispatch(step(subject, 'timePassed', {}));
    const { open } = account();
    if (open?.sent.kind !== 'confirmation') return found(context, 'unclear');
    const { sent } = open;
    const { data, begunAt } = await readOffer(dispatch, { ...sent, productId });
    if (!data) return found(context, 'unreadable');
    const finding = confirmationFindingOf(sent, data, begunAt - sent.leftAt);
    const isOnOffer = finding === 'undone';
    dispatch(step(subject, 'offerRead', { id: sent.id, isOnOffer }));
    return found(context, finding);
  };
