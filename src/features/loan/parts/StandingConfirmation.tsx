import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { UnknownOutcome } from '../../../borrower/money/UnknownOutcome';
import { useDates } from '../../../borrower/useDates';
import { useMoney } from '../../../borrower/useMoney';
import { useSubject } from '../../../borrower/useSubject';
import { DAY_MS } from '../../../money/transitions';
import { useConfirming } from '../../../money/useConfirming';
import { Button } from '../../../ui/Button';
import { useSeeConfirmed } from '../useConfirmation';

/** Which confirmation is under way elsewhere or of unknown outcome, and the ways out. */
export function StandingConfirmation() {
  const { t } = useLingui();
  const { productId = '' } = useSubject();
  const { standing, isSentHere, check, settleByHand } = useConfirming(productId);
  const money = useMoney();
  const { dateTime } = useDates();
  const see = useSeeConfirmed();
  const [mayUnlock, setMayUnlock] = useState(false);
  if (!standing || isSentHere) return null;

  const { sent } = standing;
  const { id, leftAt } = sent;
  const isUnknown = standing.state === 'unknown';
  return (
    <UnknownOutcome
      key={id}
      title={
        isUnknown
          ? t`We do not know whether your loan was confirmed`
          : t`Another window is confirming this loan`
      }
      meanwhile={t`No clear answer has reached this page. Nothing more will be sent until it is clear: check the status, and do not confirm another loan meanwhile.`}
      facts={`${sent.kind === 'forgotten' ? '' : `${money(sent.amount)} · `}${dateTime(leftAt)}.`}
      leftAt={leftAt}
      onCheck={async () => {
        const checked = await check();
        setMayUnlock(checked.finding === 'undone' || Date.now() - leftAt >= DAY_MS);
        return checked;
      }}
      byHand={
        isUnknown && mayUnlock
          ? {
              label: t`It was not confirmed`,
              warning: t`The lender still offers this loan, but that does not prove that your confirmation was lost. If it went through after all, another one would be a second loan that you have to pay back.`,
              onSettle: settleByHand,
            }
          : undefined
      }
      action={<Button variant="secondary" onClick={see}>{t`View my loan`}</Button>}
    />
  );
}
