import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/Button';
import { ErrorPanel } from '../ui/ErrorPanel';

export interface UnknownOutcomeProps {
  /** What is unknown, such as 'We do not know whether your loan was confirmed'. */
  readonly title: string;
  /** Reads the server's state; *undone* has unlocked the action by the time it is answered. */
  readonly onCheck: () => Promise<'undone' | 'unclear'>;
  /** Another way to find out, such as the loan's details. */
  readonly action?: ReactNode;
}

/** What a money screen shows while nobody knows whether its action was carried out (contract, section 4). */
export function UnknownOutcome({ title, onCheck, action }: UnknownOutcomeProps) {
  const { t } = useLingui();
  const [isChecking, setChecking] = useState(false);
  const [isStillUnclear, setStillUnclear] = useState(false);

  const check = async () => {
    setChecking(true);
    setStillUnclear((await onCheck()) === 'unclear');
    setChecking(false);
  };

  return (
    <ErrorPanel
      title={title}
      message={
        isStillUnclear
          ? t`The status is still not clear. Nothing will be sent again. Wait a moment and check once more.`
          : t`No clear answer has reached this page: it was lost on the way, or another window sent this. Nothing will be sent again until you have checked the status.`
      }
      actions={
        <>
          <Button isBusy={isChecking} onClick={() => void check()}>{t`Check status`}</Button>
          {action}
        </>
      }
    />
  );
}
