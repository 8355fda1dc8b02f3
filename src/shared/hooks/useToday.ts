import { useSyncExternalStore } from 'react';
import { formatDate } from '@/design/format';
import { useEnvironment } from '@/platform/environment';

const MINUTE_MS = 60_000;

/**
 * Today in the lender's time zone, `YYYY-MM-DD`. It changes at midnight while the screen is open, and when a phone that slept
 * shows it again; every part of a screen changes at once.
 */
export function useToday(): string {
  const { timeZone } = useEnvironment();
  const today = () => formatDate(Date.now(), timeZone);
  return useSyncExternalStore(onEachMinute, today, today);
}

/** A day of every time zone begins with a minute. */
function onEachMinute(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        look();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
