import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '@/design/ui';
import { useGoHome } from '../hooks/useHome';

/** The duration in milliseconds (docs/reference/limits.md#times). */
export const SENT_MS = 1_500;

interface SentDialogProps {
  /** A message for help, of a borrower who cannot pay. */
  readonly isForHelp: boolean;
}

/** Confirms that the complaint was sent, then opens complaint home. */
export function SentDialog({ isForHelp }: SentDialogProps) {
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
    <Dialog title={isForHelp ? t`Your message was sent` : t`Your complaint was sent`}>
      {isForHelp && (
        <p>
          {t({
            message: `Until we answer, your debt and your due date stay the same.`,
            comment: 'After a message of a borrower who cannot pay was sent.',
          })}
        </p>
      )}
      <p>{t`We answer under My complaints. Its number is there, too.`}</p>
    </Dialog>
  );
}
