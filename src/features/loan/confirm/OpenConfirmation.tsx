import { useLingui } from '@lingui/react/macro';
import { Button } from '@/design/ui';
import { SOONEST_UNDONE_MS, useConfirmLoan } from '@/domain/money';
import { useEnvironment } from '@/platform/environment';
import { useCurrentOrder } from '@/platform/navigation';
import { UnknownOutcome, useDates, useMoney } from '@/shared';
import { useSeeConfirmed } from './useConfirmation';

/** The confirmation that another window is sending or whose outcome is unknown, with the borrower's options. */
export function OpenConfirmation() {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const { productId } = useCurrentOrder();
  const { pending, isSentHere, mayUnlock, checkStatus, settleByHand } = useConfirmLoan(productId);
  const money = useMoney();
  const { dateTime } = useDates();
  const see = useSeeConfirmed();
  if (!pending || isSentHere) return null;

  const { sent } = pending;
  const time = dateTime(sent.leftAt);
  const askFrom = dateTime(sent.leftAt + SOONEST_UNDONE_MS);
  const facts = sent.kind === 'forgotten' ? time : `${money(sent.amount)} · ${time}`;
  const isUnknown = pending.state === 'unknown';
  const isOnOffer = 'isOnOffer' in pending && pending.isOnOffer;
  return (
    <UnknownOutcome
      key={sent.id}
      title={
        isUnknown
          ? t({
              message: `We do not know whether your loan was confirmed`,
              comment: 'The confirmation was sent, and no answer came. It may have worked or not.',
            })
          : t({
              message: `Another window is confirming this loan`,
              comment:
                'The borrower has the same loan open in a second window, which confirms it now.',
            })
      }
      meanwhile={t({
        message: `The loan may be confirmed: no answer of ${appTitle} reached this page. Do not confirm another loan. Check the status from ${askFrom}, or ask customer service.`,
        comment: 'A confirmation was sent, and it is not known whether the loan was made.',
      })}
      untilKnown={t({
        message: `Do not confirm another loan before that.`,
        comment: 'After a check of a confirmation without a result.',
      })}
      facts={t({
        message: `${facts}.`,
        comment:
          'The placeholder is the confirmation: the amount and the time. The sentence needs its full stop.',
      })}
      onCheck={checkStatus}
      mayUnlock={mayUnlock}
      byHand={{
        label: t({
          message: `It was not confirmed`,
          comment: 'Button: the borrower states that the earlier confirmation did not work.',
        }),
        warning: isOnOffer
          ? t({
              message: `${appTitle} still offers this loan. Your confirmation may still have gone through. If you confirm again, you may get a second loan to pay back.`,
              comment: 'The warning before the borrower states that the confirmation was not made.',
            })
          : t({
              message: `We could not find out whether your confirmation went through. Ask ${appTitle} first. If you confirm again, you may get a second loan to pay back.`,
              comment: 'The warning before the borrower states that the confirmation was not made.',
            }),
        sure: t({
          message: `I looked: it was not confirmed. Confirm again`,
          comment: 'Button, second step: another confirmation becomes possible.',
        }),
        onSettle: settleByHand,
      }}
      action={<Button variant="secondary" onClick={see}>{t`View my loan`}</Button>}
    />
  );
}
