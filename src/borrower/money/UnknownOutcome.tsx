import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useDates } from '../useDates';
import type { Checked } from '../../money/check';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { SettleByHand, type ByHand } from './SettleByHand';

export interface UnknownOutcomeProps {
  /** What is unknown, such as 'We do not know whether your loan was confirmed'. */
  readonly title: string;
  /** Which one: what for, amount, time. */
  readonly facts: string;
  readonly onCheck: () => Promise<Checked>;
  /** How the borrower may settle it, where no check can or did. */
  readonly byHand?: ByHand | undefined;
  /** Another way on, such as the loan's details. */
  readonly action?: ReactNode;
}

/** What a screen shows of something sent while nobody knows what became of it (docs/reference/money.md#refused-or-unknown). */
export function UnknownOutcome({ title, facts, onCheck, byHand, action }: UnknownOutcomeProps) {
  const { t } = useLingui();
  const [isChecking, setChecking] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const meaning = useMeaning(checked);

  const check = async () => {
    setChecking(true);
    setChecked(await onCheck());
    setChecking(false);
  };

  return (
    <ErrorPanel
      title={title}
      message={`${facts} ${meaning}`}
      actions={
        <>
          <Button isBusy={isChecking} onClick={() => void check()}>{t`Check status`}</Button>
          {action}
          {byHand && <SettleByHand {...byHand} />}
        </>
      }
    />
  );
}

/** What is safe to do, and when a check can tell more. */
function useMeaning(checked: Checked | undefined): string {
  const { t } = useLingui();
  const { dateTime } = useDates();
  if (!checked) {
    return t`No clear answer has reached this page. Nothing more will be sent until it is clear: check the status, and do not pay in another way meanwhile.`;
  }
  if (checked.finding === 'tooEarly') {
    const time = dateTime(checked.tellsMoreAt);
    return t`The status is still not clear: the lender may be working on it. A check can tell more from ${time}. Nothing will be sent again.`;
  }
  if (checked.finding === 'unreadable') {
    return t`The status is still not clear: the lender could not be asked. Nothing will be sent again. Check your network and check once more.`;
  }
  return t`The status is still not clear. Nothing will be sent again. Wait a moment and check once more, or ask the lender.`;
}
