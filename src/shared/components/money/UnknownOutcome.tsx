import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, type Elements, ErrorPanel, Notice, ScrolledIntoView } from '@/design/ui';
import type { CheckResult } from '@/domain/money';
import { useEnvironment } from '@/platform/environment';
import { useDates } from '@/shared/hooks/useFormats';

/** The texts and the action with which a borrower settles an unknown outcome that no evidence settles. */
export interface ByHand {
  readonly label: string;
  readonly warning: string;
  /** The button of the second step: what the borrower has looked at, and does now. */
  readonly sure: string;
  readonly onSettle: () => void;
}

export interface UnknownOutcomeProps {
  /** The unknown fact, such as 'We do not know whether your loan was confirmed'. */
  readonly title: string;
  /** The identifying facts of the intent: purpose, amount, time. */
  readonly facts: string;
  /** The advice before a check. */
  readonly meanwhile: string;
  /** What holds until the outcome is known: stands after each check without a result. */
  readonly untilKnown: string;
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
  const { title, facts, detail, byHand, action } = props;
  const { t } = useLingui();
  const { checkStatus, isChecking, meaning, mayUnlock } = useStatusCheck(props);
  return (
    <ScrolledIntoView>
      <ErrorPanel
        title={title}
        message={`${facts} ${meaning}`}
        detail={detail}
        actions={
          <>
            <Button isBusy={isChecking} onClick={checkStatus}>{t`Check status`}</Button>
            {action}
            {mayUnlock && <SettleByHand {...byHand} />}
          </>
        }
      />
    </ScrolledIntoView>
  );
}

/** The check of an unknown outcome, and what it means. */
export function useStatusCheck({
  onCheck,
  meanwhile,
  untilKnown,
  mayUnlock,
}: Pick<UnknownOutcomeProps, 'onCheck' | 'meanwhile' | 'untilKnown' | 'mayUnlock'>) {
  const [isChecking, setChecking] = useState(false);
  const [checked, setChecked] = useState<CheckResult>();
  const [checkedAt, setCheckedAt] = useState(0);
  const unclear = useMeaning(checked, checkedAt);
  const meaning = unclear ? `${unclear} ${untilKnown}` : meanwhile;
  const checkStatus = async () => {
    setChecking(true);
    setChecked(await onCheck());
    setCheckedAt(Date.now());
    setChecking(false);
  };
  return {
    checkStatus: () => void checkStatus(),
    isChecking,
    meaning,
    mayUnlock: mayUnlock || !!checked?.mayUnlock,
  };
}

/** A later answer of the lender is not worth asking for earlier. */
const ASK_AGAIN_AFTER_MS = 120_000;

/** What a check without a result means, and the time at which a check or the borrower can settle the outcome. */
function useMeaning(checked: CheckResult | undefined, checkedAt: number): string {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const { dateTime } = useDates();
  if (!checked) return '';
  const askFrom = dateTime(checkedAt + ASK_AGAIN_AFTER_MS);
  if (checked.finding === 'tooEarly') {
    const time = dateTime(checked.tellsMoreAt);
    return t({
      message: `We still do not know. We send nothing more. Check again from ${time}.`,
      comment:
        'Of a payment or a confirmation, after a check. Until the time in the placeholder a check cannot tell more.',
    });
  }
  const unclear =
    checked.finding === 'unreadable'
      ? t({
          message: `We still do not know: ${appTitle} did not answer. We send nothing more. Check again from ${askFrom}, or ask customer service.`,
          comment: 'Of a payment or a confirmation, after a check that failed.',
        })
      : t({
          message: `We still do not know. We send nothing more. Check again from ${askFrom}, or ask customer service.`,
          comment: 'Of a payment or a confirmation, after a check that tells nothing.',
        });
  if (checked.mayUnlock || !Number.isFinite(checked.byHandFrom)) return unclear;
  const time = dateTime(checked.byHandFrom);
  return `${unclear} ${t({ message: `From ${time} you can tell us here that it did not go through.`, comment: 'From the time in the placeholder the borrower may state that nothing was paid or confirmed, and try again.' })}`;
}

export function SettleByHand({ label, warning, sure, onSettle }: ByHand) {
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
    <ScrolledIntoView>
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
        {sure}
      </Button>
    </ScrolledIntoView>
  );
}
