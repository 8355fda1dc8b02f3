import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '../../../design/ui';
import { useGoHome } from '../useHome';

/** The duration in milliseconds (docs/reference/limits.md#times). */
export const SENT_MS = 1_500;

/** Confirms that the complaint was sent, then opens complaint home. */
export function SentDialog() {
  const { t } = useLingui();
  const goHome = useEffectEvent(useGoHome());
  useEffect(() => {
    const timer = setTimeout(() => {
      goHome();
    }, SENT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <Dialog title={t`Your complaint was sent`}>
      <p>{t`Its number is under My complaints.`}</p>
    </Dialog>
  );
}
