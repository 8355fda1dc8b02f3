import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '../../../ui/Dialog';
import { useGoHome } from '../useForm';

/** How long it shows, in milliseconds (docs/reference/limits.md#times). */
export const SENT_MS = 1_500;

/** The complaint has arrived; then it is complaint home's turn. */
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
      <p>{t`You can follow it under My complaints.`}</p>
    </Dialog>
  );
}
