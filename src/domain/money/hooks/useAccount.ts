import { useEffect, useState } from 'react';
import { thisMoment } from '@/platform/base';
import { selectEarlyAnswer } from '@/platform/session';
import { useAppDispatch, useAppSelector } from '@/platform/store';
import {
  isBeingSent,
  isPending,
  type OpenIntent,
  paymentAtLender,
  type Subject,
} from '../ledger/intent';
import { readAtOf, type ReadQuery } from '../ledger/readings';
import { type Ages, CODE_WAITS_MS, isRecent, maySettleByHand } from '../ledger/rules';
import {
  agesOf,
  change,
  selectIsHidden,
  selectIsWorking,
  selectShownAccount,
} from '../ledger/slice';

/** An account, with what a screen derives from it. It is shown once a call of this session has succeeded. */
export function useAccount(subject: Subject) {
  const dispatch = useAppDispatch();
  const account = useAppSelector((state) => selectShownAccount(state, subject));
  const { open, settled, elsewhere } = account;
  const ageOf = useAges();
  const isWorking = useAppSelector((state) => selectIsWorking(state, subject));
  useEndOfWaiting(open, subject);

  return {
    /** There is an account that no screen may show yet. */
    isHidden: useAppSelector((state) => selectIsHidden(state, subject)),
    open,
    /** The last settled intent, for a day. One that is not booked yet blocks for longer. */
    settled: settled && isRecent(settled, ageOf) ? settled : null,
    /** The online payment of the last day; null while this tab is still opening it. */
    elsewhere: isWorking ? null : elsewhere,
    /** This tab has a request of the account under way. */
    isWorking,
    /** The open intent that blocks every other one of the subject. */
    pending: open && isPending(open) ? open : undefined,
    /** The payment that the lender said to have, if it is known which one that is: its code can be requested. */
    atLender: paymentAtLender(account),
    /** Whether the borrower may unlock an unknown outcome by hand. */
    mayUnlock: open?.state === 'unknown' && maySettleByHand(open, ageOf),
    /** Whether this tab sends the open intent. */
    isSentHere: isWorking && !!open && isBeingSent(open),
    /** The borrower states that the intent of unknown outcome did not happen. */
    settleByHand: () => {
      if (open) dispatch(change(subject, 'settledByHand', { id: open.sent.id }));
    },
    /** The borrower states that the online payment was not paid. */
    notPaidElsewhere: () => {
      if (elsewhere) dispatch(change(subject, 'notPaidElsewhere', { id: elsewhere.id }));
    },
  };
}

/** Ends the wait for a code on an open screen, too. */
function useEndOfWaiting(open: OpenIntent | null, subject: Subject): void {
  const dispatch = useAppDispatch();
  const since = open?.state === 'waitsForCode' ? open.code.since : undefined;
  useEffect(() => {
    if (since === undefined) return undefined;
    const left = Math.min(CODE_WAITS_MS, since + CODE_WAITS_MS - Date.now());
    const end = () => dispatch(change(subject, 'expired', {}));
    const timer = setTimeout(end, Math.max(0, left));
    return () => {
      clearTimeout(timer);
    };
  }, [since, subject, dispatch]);
}

/** The ages of intents when the screen was opened. */
export function useAges(): Ages {
  const [opened] = useState(thisMoment);
  const left = useAppSelector(({ money }) => money.left);
  return agesOf({ left }, opened);
}

/** When the request that answered with the shown figures was sent, in epoch milliseconds. */
export function useReadAt(query: ReadQuery): number {
  const early = useAppSelector(selectEarlyAnswer);
  return readAtOf(query, early);
}
