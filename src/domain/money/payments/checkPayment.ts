import type { OrderKey } from '@/domain/orders';
import { epochOf } from '@/platform/base';
import type { AppThunk } from '@/platform/store';
import { type CheckResult, checkResultOf } from '../ledger/check';
import { contextOf } from '../ledger/context';
import { type Account, isBeingSent, isPending, orderSubject } from '../ledger/intent';
import { STORAGE_DELAY_MS } from '../ledger/sendingLocks';
import { findingOf } from './evidence';
import { readOrder, recordBooked } from './readOrder';

/** Checks the order's open payment by a new reading (docs/reference/money.md#evidence-of-a-payment). */
export const checkPayment =
  (key: OrderKey & { readonly orderId: string }): AppThunk<Promise<CheckResult>> =>
  async (dispatch, getState, extra) => {
    const context = contextOf(orderSubject(key.orderId), dispatch, getState, extra);
    const { account, change, update } = context;
    const asked = account().open?.sent.id;
    await update();
    const { open: sending } = account();
    // The tab that sent the payment may have been reloaded a moment ago. The ledger store detects that after
    // the same wait, and reads the disk first, too.
    if (sending && isBeingSent(sending)) {
      await new Promise((go) => setTimeout(go, STORAGE_DELAY_MS));
      await update();
    }
    const { open: before } = account();
    const reading = await readOrder(context, key);
    const { order, began, failure, booked } = reading;
    if (before && isPending(before)) {
      const { open } = account();
      const intent = open?.sent.id === before.sent.id ? open : before;
      const { sent, state } = intent;
      const ageOf = context.agesAt({ ...began, wall: epochOf(began) });
      const finding = findingOf(intent, order, ageOf(sent.id, sent.leftAt));
      if (finding === 'done') {
        change('foundBooked', { id: sent.id, readAt: epochOf(began) });
      }
      if (finding === 'undone') {
        change('foundUndone', { id: sent.id });
        recordBooked(context, reading);
      }
      // An event without a rule has settled nothing.
      const isSettled = account().open?.state !== state;
      if (isSettled || finding === 'tooEarly') return checkResultOf(context, finding);
    } else if (booked.length > 0 || isBooked(account(), asked)) {
      return checkResultOf(context, 'done');
    }
    return checkResultOf(context, failure ? 'unreadable' : 'unclear');
  };

/** Whether this intent is settled, and booked: another reading can have recorded it meanwhile. */
const isBooked = ({ settled }: Account, id: string | undefined): boolean =>
  id !== undefined && settled?.state === 'booked' && settled.sent?.id === id;
