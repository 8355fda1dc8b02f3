import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { isBeingSent, isPending, type OpenIntent, type Subject } from '../ledger/intent';
import { selectAccount, selectIsWorking, step } from '../ledger/slice';
import { byHandFrom, CODE_WAITS_MS, isRecent } from '../ledger/transitions';

/** One account as a screen sees it. */
export function useAccount(subject: Subject) {
  const dispatch = useAppDispatch();
  const { open, settled, elsewhere } = useAppSelector((state) => selectAccount(state, subject));
  const [now] = useState(Date.now);
  const isWorking = useAppSelector((state) => selectIsWorking(state, subject));
  useEndOfWaiting(open, subject);

  return {
    open,
    /** What was done last, for a day; one that is not booked yet asks for a second step for longer. */
    settled: settled && isRecent(settled, now) ? settled : null,
    /** What was opened elsewhere, for a day; while this tab is opening it, it has not been. */
    elsewhere: isWorking ? null : elsewhere,
    /** This tab is reading or sending something for it. */
    isWorking,
    /** What keeps everything else of the subject from leaving. */
    pending: open && isPending(open) ? open : undefined,
    /** The borrower may settle by hand what is of unknown outcome. */
    mayUnlock: open?.state === 'unknown' && now >= byHandFrom(open),
    /** This very tab is sending it. */
    isSentHere: isWorking && !!open && isBeingSent(open),
    /** The borrower says that what is of unknown outcome did not happen. */
    settleByHand: () => {
      if (open) dispatch(step(subject, 'settledByHand', { id: open.sent.id }));
    },
    /** The borrower says that nothing was paid on the page that was opened. */
    notPaidElsewhere: () => {
      if (elsewhere) dispatch(step(subject, 'notPaidElsewhere', { id: elsewhere.id }));
    },
  };
}

/** A code that is waited for ends while its screen stands open, too. */
function useEndOfWaiting(open: OpenIntent | null, subject: Subject): void {
  const dispatch = useAppDispatch();
  const since = open?.state === 'waitsForCode' ? open.code.since : undefined;
  useEffect(() => {
    if (since === undefined) return undefined;
    const left = Math.min(CODE_WAITS_MS, since + CODE_WAITS_MS - Date.now());
    const end = () => dispatch(step(subject, 'timePassed', {}));
    const timer = setTimeout(end, Math.max(0, left));
    return () => {
      clearTimeout(timer);
    };
  }, [since, subject, dispatch]);
}
