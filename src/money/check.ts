import type { OrderKey } from '../order/api';
import { confirmationApi } from '../order/confirmation';
import { confirmationFindingOf, type Finding, findingOf, SOONEST_UNDONE_MS } from './evidence';
import { type Desk, deskOf, type MoneyThunk } from './flow';
import { isOnTheWay } from './intent';
import { ANEW, fresh, noteBooked, readOrder } from './readOrder';
import { orderSubject, productSubject } from './subject';
import { SEEN_LATE_MS } from './turns';

/** What a check came to. *undone* of a confirmation is the borrower's to say; of a payment it is said and done. */
export interface Checked {
  readonly finding: Finding | 'unreadable';
  /** When a check can tell more, in epoch milliseconds; 0 where nobody knows. */
  readonly tellsMoreAt: number;
}

const unclear = (finding: Checked['finding'] = 'unclear'): Checked => ({ finding, tellsMoreAt: 0 });

const found = (finding: Finding, leftAt = 0): Checked => ({
  finding,
  tellsMoreAt: finding === 'tooEarly' ? leftAt + SOONEST_UNDONE_MS : 0,
});

/** Who sent it may be gone, with a page that was reloaded a moment ago: a page finds that out by itself (`keepLedger`). */
async function untilMinded({ account }: Desk): Promise<void> {
  const { open } = account();
  if (open && isOnTheWay(open)) await new Promise((go) => setTimeout(go, SEEN_LATE_MS));
}

/** Asks the lender what became of an order's payment (docs/reference/money.md#evidence-of-a-payment). */
export const checkPayment =
  (key: OrderKey & { readonly orderId: string }): MoneyThunk<Promise<Checked>> =>
  async (dispatch, getState) => {
    const desk = deskOf(orderSubject(key.orderId), dispatch, getState);
    desk.step('timePassed', {});
    await untilMinded(desk);
    const { open, elsewhere } = desk.account();
    const read = await readOrder(dispatch, key);
    noteBooked(desk, read);
    const { reading, failure } = read;
    if (!open || open.sent.kind === 'confirmation') {
      const isBooked = elsewhere && !desk.account().elsewhere;
      return isBooked ? found('done') : unclear(failure && 'unreadable');
    }
    const { id, leftAt } = open.sent;
    const then = open.sent.kind === 'card' ? open.sent : undefined;
    const finding = findingOf(then?.owed, then?.amount ?? '0', reading, Date.now() - leftAt);
    if (finding === 'done') desk.step('foundBooked', { id });
    if (finding === 'undone') desk.step('foundUndone', { id });
    if (finding === 'tooEarly') return found(finding, leftAt);
    // What no rule takes has settled nothing.
    const isSettled = desk.account().open?.state !== open.state;
    return isSettled ? found(finding) : unclear(failure && 'unreadable');
  };

/** Asks the lender whether a confirmation's loan is still on offer: no answer proves that it was confirmed. */
export const checkConfirmation =
  (productId: string): MoneyThunk<Promise<Checked>> =>
  async (dispatch, getState) => {
    const desk = deskOf(productSubject(productId), dispatch, getState);
    desk.step('timePassed', {});
    const { open } = desk.account();
    if (open?.sent.kind !== 'confirmation') return unclear();
    const { sent } = open;
    const { loanDetailConfirm } = confirmationApi.endpoints;
    const key = { productId, ...(sent.isSecondReading && { isType: 1 as const }) };
    const { data } = await fresh(dispatch(loanDetailConfirm.initiate(key, ANEW)));
    if (!data) return unclear('unreadable');
    return found(confirmationFindingOf(sent, data, Date.now() - sent.leftAt), sent.leftAt);
  };
