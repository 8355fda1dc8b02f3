import { useLingui } from '@lingui/react/macro';

/** The pull that reads a screen again, and the maximum pull, in pixels (docs/reference/limits.md#gestures). */
const REFRESH_DISTANCE = 25;
const DAMPING = 100;

/** The content follows less, the further it is pulled. `distance` and the result in pixels. */
export const damped = (distance: number): number =>
  DAMPING * (1 - Math.exp(-Math.max(0, distance) / DAMPING));

/** Whether a damped pull is long enough. */
export const isFarEnough = (offset: number): boolean => offset >= REFRESH_DISTANCE;

/** Returns what a pull of this length does when the finger lets go. `offset`: the damped pull in pixels. */
export function usePullHint(offset: number): string {
  const { t } = useLingui();
  return isFarEnough(offset)
    ? t({
        message: `Release to refresh`,
        comment: 'While a finger pulls the page down: letting go reads it again.',
      })
    : t({
        message: `Pull to refresh`,
        comment: 'While a finger pulls the page down: further down, and it is read again.',
      });
}
