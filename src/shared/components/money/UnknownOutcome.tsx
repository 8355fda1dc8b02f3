import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { CheckResult } from '../../../money/ledger/sending';
import { Button } from '../../../ui/Button';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { InSight } from '../../../ui/InSight';
import { Notice } from '../../../ui/Notice';
import { useDates } from '../../hooks/useFormats';

/** How a borrower settles by hand what no reading can settle: in two steps that say what it means. */
export interface ByHand {
  readonly label: string;
  readonly warning: string;
  readonly onSettle: () => void;
}

export interface UnknownOutcomeProps {
  /** What is unknown, such as 'We do not know whether your loan was confirmed'. */
  readonly title: string;
  /** Which one: what for, amount, time. */
  readonly facts: string;
  /** What to do, and what not, until it is clear. */
  readonly meanwhile: string;
  readonly onCheck: () => Promise<CheckResult>;
  /** How the borrower may settle it, and whether that may be done without a check. */
  readonly byHand: ByHand;
  readonly mayUnlock: boolean;
  /** Another button, such as the one to the loan's details. */
  readonly action?: ReactNode;
}

/**
 * What a screen shows of a sending whose outcome is unknown (docs/reference/money.md#refused-or-unknown). Its `key` is the
 * id of the sending, so that the result of a check ends with the sending.
 */
export function UnknownOutcome(props: UnknownOutcomeProps) {
  const { title, facts, onCheck, byHand, action } = props;
  const { t } = useLingui();
  const [isChecking, setChecking] = useState(false);
  const [checked, setChecked] = useState<CheckResult>();
  const meaning = useMeaning(checked, props.meanwhile);

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
            {(props.mayUnlock || checked?.mayUnlock) && <SettleByHand {...byHand} />}
          </>
        }
      />
    </InSight>
  );
}

/** What is safe to do, and when a check, or else the borrower, can tell more. */
function useMeaning(checked: CheckResult | undefined, meanwhile: string): string {
  const { t } = useLingui();
  const { dateTime } = useDates();
  if (!checked) return meanwhile;
  if (checked.finding === 'tooEarly') {
    const time = dateTime(checked.tellsMoreAt);
    return t({
      message: `The status is still not clear: the lender may be working on it. A check can tell more from ${time}. Nothing will be sent again.`,
      comment:
        'Of a payment or a confirmation, after a check. Until the time in the placeholder a check cannot tell more.',
    });
  }
  const unclear =
    checked.finding === 'unreadable'
      ? t({
          message: `The status is still not clear: the lender could not be asked just now. Nothing will be sent again. Check once more in a moment.`,
          comment: 'Of a payment or a confirmation, after a check that failed.',
        })
      : t({
          message: `The status is still not clear. Nothing will be sent again. Wait a moment and check once more, or ask the lender.`,
          comment: 'Of a payment or a confirmation, after a check that tells nothing.',
        });
  if (checked.mayUnlock || !Number.isFinite(checked.byHandFrom)) return unclear;
  const time = dateTime(checked.byHandFrom);
  return `${unclear} ${t({ message: `If it stays so, you can unlock it here from ${time}.`, comment: 'From the time in the placeholder the borrower may state that nothing was paid or confirmed, and try again.' })}`;
}

function SettleByHand({ label, warning, onSettle }: ByHand) {
  const { t } = useLingui();
  const [isSure, setSure] = useState(false);
  const ask = (isAsked: boolean) => () => {
    setSure(isAsked);
  };
  if (!isSure) {
    return (
      <Button variant="text" onClick={ask(true)}>
        {label}
      </Button>
    );
  }
  // The harmless button comes first: a second tap of the first step lands on it.
  return (
    <InSight>
      <Notice tone="warning">
        <p role="alert">{warning}</p>
      </Notice>
      <Button variant="secondary" onClick={ask(false)}>
        {t({
          message: `Keep it locked`,
          comment: 'Button: no other payment is possible until the outcome is known.',
        })}
      </Button>
      <Button variant="text" onClick={onSettle}>
        {t({
          message: `I am sure: unlock it`,
          comment: "Button: another payment becomes possible, at the borrower's own risk.",
        })}
      </Button>
    </InSight>
  );
}
