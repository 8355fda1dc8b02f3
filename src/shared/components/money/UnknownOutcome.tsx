import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, type Elements, ErrorPanel, InSight, Notice } from '../../../design/ui';
import type { CheckResult } from '../../../domain/money';
import { useDates } from '../../hooks/useFormats';

/** The texts and the action with which a borrower settles an unknown outcome that no evidence settles. */
export interface ByHand {
  readonly label: string;
  readonly warning: string;
  readonly onSettle: () => void;
}

export interface UnknownOutcomeProps {
  /** The unknown fact, such as 'We do not know whether your loan was confirmed'. */
  readonly title: string;
  /** The identifying facts of the intent: purpose, amount, time. */
  readonly facts: string;
  /** The advice until the outcome is known. */
  readonly meanwhile: string;
  /** Small print: the words for what was lost. */
  readonly detail?: string | undefined;
  readonly onCheck: () => Promise<CheckResult>;
  readonly byHand: ByHand;
  /** The borrower may settle the outcome without a check. */
  readonly mayUnlock: boolean;
  /** Another button, such as the one to the loan's details. */
  readonly action?: Elements;
}

/**
 * Shows an intent with an unknown outcome (docs/reference/money.md#refused-or-unknown). Its `key` must be the intent's id,
 * so that another intent does not show this intent's check.
 */
export function UnknownOutcome(props: UnknownOutcomeProps) {
  const { title, facts, detail, onCheck, byHand, action } = props;
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
        detail={detail}
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

/** The advice, and the time at which a check or the borrower can settle the outcome. */
function useMeaning(checked: CheckResult | undefined, meanwhile: string): string {
  const { t } = useLingui();
  const { dateTime } = useDates();
  if (!checked) return meanwhile;
  if (checked.finding === 'tooEarly') {
    const time = dateTime(checked.tellsMoreAt);
    return t({
      message: `We still do not know: the lender may be working on it. We send nothing more. Check again from ${time}.`,
      comment:
        'Of a payment or a confirmation, after a check. Until the time in the placeholder a check cannot tell more.',
    });
  }
  const unclear =
    checked.finding === 'unreadable'
      ? t({
          message: `We still do not know: we could not ask the lender. We send nothing more. Check again in a moment.`,
          comment: 'Of a payment or a confirmation, after a check that failed.',
        })
      : t({
          message: `We still do not know. We send nothing more. Check again in a moment, or ask the lender.`,
          comment: 'Of a payment or a confirmation, after a check that tells nothing.',
        });
  if (checked.mayUnlock || !Number.isFinite(checked.byHandFrom)) return unclear;
  const time = dateTime(checked.byHandFrom);
  return `${unclear} ${t({ message: `From ${time} you can tell us here that it did not go through.`, comment: 'From the time in the placeholder the borrower may state that nothing was paid or confirmed, and try again.' })}`;
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
  // The button that unlocks nothing comes first: the second tap of a double tap lands on it.
  return (
    <InSight>
      <Notice tone="warning">
        <p role="alert">{warning}</p>
      </Notice>
      <Button variant="secondary" onClick={ask(false)}>
        {t({
          message: `Keep waiting`,
          comment: 'Button: no other payment is possible until the outcome is known.',
        })}
      </Button>
      <Button variant="text" onClick={onSettle}>
        {t({
          message: `Yes, let me try again`,
          comment: "Button: another payment becomes possible, at the borrower's own risk.",
        })}
      </Button>
    </InSight>
  );
}
