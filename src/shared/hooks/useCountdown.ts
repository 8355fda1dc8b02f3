import { useEffect, useState } from 'react';

/** The wait before another SMS code can be requested, in milliseconds (docs/reference/limits.md#times). */
export const COUNTDOWN_MS = 60_000;

const TICK_MS = 1_000;

/** The tolerance of timers in milliseconds. A last second with less time left counts as over. */
const SLACK_MS = 50;

/** The time until a deadline, at most a whole countdown for any clock. */
const leftOf = (deadline: number) => Math.min(COUNTDOWN_MS, Math.max(0, deadline - Date.now()));

const inSeconds = (ms: number) => Math.max(0, Math.ceil((ms - SLACK_MS) / 1_000));

/**
 * Whole seconds until a deadline (epoch milliseconds). The monotonic clock limits the wall clock, so that a clock
 * that is set back does not extend the countdown.
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
