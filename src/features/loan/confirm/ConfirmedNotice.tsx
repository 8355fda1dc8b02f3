import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, Settled } from '@/design/ui';
import type { AcceptedIntent } from '@/domain/money';
import { useDates, useMoney } from '@/shared';
import { useSeeConfirmed } from './useConfirmation';

export interface ConfirmedNoticeProps {
  readonly last: AcceptedIntent;
  /** Shows the current offer. */
  readonly onAnother?: (() => void) | undefined;
}

/** Replaces the screen after a confirmation: on Back, or where the gate refused the answered address. */
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
          <Button onClick={see}>
            {t({
              message: `View my loan`,
              comment: 'Button: opens the details of the confirmed loan.',
            })}
          </Button>
          {onAnother && (
            <Button variant="text" onClick={onAnother}>
              {t({
                message: `Confirm another loan`,
                comment: 'Button: leads to one more loan beside the confirmed one.',
              })}
            </Button>
          )}
        </>
      }
    />
  );
}

/** The amount and the time of the last confirmation. */
export function useLastWords({ sent }: AcceptedIntent): string {
  const { t } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  return t({
    message: `You confirmed ${money(sent.amount)} at ${dateTime(sent.leftAt)}. Your confirmation was sent once and will not be sent again.`,
    comment: 'The placeholders are the amount of the loan and the time of its confirmation.',
  });
}
