import { useEffect } from 'react';

/** Keeps the phone's screen on while the component is there, where the browser can. */
export function useScreenAwake(): void {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      const { wakeLock } = navigator as Partial<Pick<Navigator, 'wakeLock'>>;
      // A browser releases the lock of a hidden page.
      const given = document.hidden ? undefined : await wakeLock?.request('screen');
      if (isOver) await given?.release();
      else lock = given;
    };
    // Refused with little battery: the screen stays usable.
    const tryToHold = () => void hold().catch(() => undefined);
    tryToHold();
    document.addEventListener('visibilitychange', tryToHold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', tryToHold);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
