import { useLingui } from '@lingui/react/macro';
import type { AcceptedIntent } from '../../../money/ledger/intent';
import { useDates } from '../../../shared/hooks/useDates';
import { useMoney } from '../../../shared/hooks/useMoney';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Settled } from '../../../ui/illustrations/loan';
import { useSeeConfirmed } from '../useConfirmation';

export interface ConfirmedNoticeProps {
  readonly last: AcceptedIntent;
  /** Shows what is on offer now. */
  readonly onAnother?: (() => void) | undefined;
}

/** The confirmation went through; also what Back finds, and where an answered address was refused. */
export function ConfirmedNotice({ last, onAnother }: ConfirmedNoticeProps) {
  const { t } = useLingui();
  const see = useSeeConfirmed();
  const words = useLastWords(last);
  return (
    <EmptyState
      illustration={<Settled />}
      title={t({
        message: `Your loan is confirmed`,
        comment: "The lender has accepted the borrower's confirmation. The loan exists.",
      })}
      text={words}
      actions={
        <>
          <Button onClick={see}>{t`View my loan`}</Button>
          {onAnother && (
            <Button variant="text" onClick={onAnother}>{t`Confirm another loan`}</Button>
          )}
        </>
      }
    />
  );
}

/** Amount and time of the last confirmation. */
export function useLastWords({ sent }: AcceptedIntent): string {
  const { t } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  return t`${money(sent.amount)}, sent at ${dateTime(sent.leftAt)}. It was sent once and will not be sent again.`;
}
