import { useEffect, useEffectEvent } from 'react';

/** At most one check in this time, in milliseconds. */
const CHECK_EVERY_MS = 10_000;

/** Checks a payment when the page is seen again: the borrower comes back from a counter, a bank or another app. */
export function useWhenSeen(check: (() => void) | undefined): void {
  const ask = useEffectEvent(() => check?.());
  useEffect(() => {
    let askedAt = -Infinity;
    const look = () => {
      if (document.hidden || performance.now() - askedAt < CHECK_EVERY_MS) return;
      askedAt = performance.now();
      ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
