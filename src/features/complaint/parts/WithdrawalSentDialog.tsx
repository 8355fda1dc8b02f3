import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '@/design/ui';
import { useGo } from '@/platform/navigation';
import { ScreenLink } from '@/shared';
import { useProblemListQuery } from '../api';

/** How the detail of a complaint knows that it stands for a withdrawal that was just sent. */
export interface AcknowledgedVisit {
  readonly isWithdrawal?: boolean;
}

/**
 * Confirms that a withdrawal was sent, then opens its complaint, which has the number and the time. Only the list names
 * the number. `content`: the text that was sent.
 */
export function WithdrawalSentDialog({ content }: { readonly content: string }) {
  const { t } = useLingui();
  const go = useGo();
  const list = useProblemListQuery({}, { refetchOnMountOrArgChange: true });
  const { currentData: tabs = [], isFetching } = list;
  const sent = tabs.flatMap(({ items }) => items).find((item) => item.content === content);
  const problemId = isFetching ? undefined : sent?.id;
  const open = useEffectEvent((id: string) => {
    const visit: AcknowledgedVisit = { isWithdrawal: true };
    go('complainDetails', { problemId: id }, { replace: true, state: visit });
  });
  useEffect(() => {
    if (problemId) open(problemId);
  }, [problemId]);
  return (
    <Dialog
      title={t({
        message: `Your withdrawal was sent`,
        comment: 'Title: the borrower withdraws from a loan, and the lender has the message.',
      })}
      actions={
        !isFetching && (
          <ScreenLink
            to="complaintUrl"
            parameters={{}}
            variant="primary"
            replace
          >{t`My complaints`}</ScreenLink>
        )
      }
    >
      <p role="status">
        {isFetching
          ? t({
              message: `We are looking for its number.`,
              comment: 'Its: of the withdrawal that was sent.',
            })
          : t`We answer under My complaints. Its number is there, too.`}
      </p>
    </Dialog>
  );
}
