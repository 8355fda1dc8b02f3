import { useEffect, useState } from 'react';

/** Wait before another SMS code can be asked for, in milliseconds (docs/reference/limits.md#times). */
export const COUNTDOWN_MS = 60_000;

const TICK_MS = 1_000;

/** Timers keep time to within this; a second of which less is left is over. */
const SLACK_MS = 50;

/** What is left until a deadline, never more than a whole countdown, whatever the clock says. */
const leftOf = (deadline: number) => Math.min(COUNTDOWN_MS, Math.max(0, deadline - Date.now()));

const inSeconds = (ms: number) => Math.max(0, Math.ceil((ms - SLACK_MS) / 1_000));

/**
 * Whole seconds until a deadline (epoch milliseconds). The page's own clock bounds the wall clock, so
 * that a clock that is set back while the seconds run does not hold them up.
 */
export function useCountdown(deadline: number): number {
  const [seconds, setSeconds] = useState(() => inSeconds(leftOf(deadline)));

  useEffect(() => {
    const end = performance.now() + leftOf(deadline);
    const update = () => {
      const left = inSeconds(Math.min(leftOf(deadline), end - performance.now()));
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(update, TICK_MS);
    update();
    return () => {
      clearInterval(timer);
    };
  }, [deadline]);

  return seconds;
}
