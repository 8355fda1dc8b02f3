import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Checked } from '../../money/check';
import { DAY_MS } from '../../money/transitions';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { InSight } from '../../ui/InSight';
import { useDates } from '../useDates';
import { type ByHand, SettleByHand } from './SettleByHand';

export interface UnknownOutcomeProps {
  /** What is unknown, such as 'We do not know whether your loan was confirmed'. */
  readonly title: string;
  /** Which one: what for, amount, time. */
  readonly facts: string;
  /** What to do, and what not, until it is clear. */
  readonly meanwhile: string;
  readonly onCheck: () => Promise<Checked>;
  /** When it left, in epoch milliseconds. */
  readonly leftAt: number;
  /** How the borrower may settle it, where no check can or did. */
  readonly byHand?: ByHand | undefined;
  /** Another way on, such as the loan's details. */
  readonly action?: ReactNode;
}

/** What a screen shows of something sent while nobody knows what became of it (docs/reference/money.md#refused-or-unknown). */
export function UnknownOutcome(props: UnknownOutcomeProps) {
  const { title, facts, onCheck, byHand, action } = props;
  const { t } = useLingui();
  const [isChecking, setChecking] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const meaning = useMeaning(checked, props);

  const check = async () => {
    setChecking(true);
    setChecked(await onCheck());
    setChecking(false);
  };

  return (
    <InSight>
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
    </InSight>
  );
}

/** What is safe to do, and when a check, or else the borrower, can tell more. */
function useMeaning(checked: Checked | undefined, props: UnknownOutcomeProps): string {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const { meanwhile, leftAt, byHand } = props;
  if (!checked) return meanwhile;
  if (checked.finding === 'tooEarly') {
    const time = dateTime(checked.tellsMoreAt);
    return t`The status is still not clear: the lender may be working on it. A check can tell more from ${time}. Nothing will be sent again.`;
  }
  const unclear =
    checked.finding === 'unreadable'
      ? t`The status is still not clear: the lender could not be asked just now. Nothing will be sent again. Check once more in a moment.`
      : t`The status is still not clear. Nothing will be sent again. Wait a moment and check once more, or ask the lender.`;
  const time = dateTime(leftAt + DAY_MS);
  return byHand
    ? unclear
    : `${unclear} ${t`If it stays so, you can settle it here yourself from ${time}.`}`;
}
