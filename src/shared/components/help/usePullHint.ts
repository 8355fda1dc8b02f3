import { useLingui } from '@lingui/react/macro';
import { isFarEnough } from '@/shared/hooks/pull';

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
