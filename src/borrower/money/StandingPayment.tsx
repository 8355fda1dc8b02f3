import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useDates } from '../useDates';
import type { OpenIntent } from '../../money/intent';
import { DAY_MS } from '../../money/transitions';
import { usePaymentStanding } from '../../money/usePaymentStanding';
import { useGo } from '../../navigation/useGo';
import type { OrderKey } from '../../order/api';
import { Notice } from '../../ui/Notice';
import { useMoney } from '../useMoney';
import { useToast } from '../useToast';
import { UnknownOutcome } from './UnknownOutcome';

export interface StandingPaymentProps {
  readonly order: OrderKey;
  /** The screen itself shows that this payment is on its way. */
  readonly isShownHere?: boolean;
  readonly action?: ReactNode;
}

/** Which payment of the order is under way or of unknown outcome, and the way out; nothing where there is none. */
export function StandingPayment({ order, isShownHere = false, action }: StandingPaymentProps) {
  const { t } = useLingui();
  const { standing, isSentHere } = usePaymentStanding(order);
  const facts = useFacts(standing);
  const { check, byHand } = useWaysOut(order);
  if (!standing) return null;
  if (isSentHere) {
    return isShownHere ? null : <Notice>{t`This payment is being sent: ${facts}`}</Notice>;
  }
  const isUnknown = standing.state === 'unknown';
  return (
    <UnknownOutcome
      key={standing.sent.id}
      title={
        isUnknown
          ? t`We do not know whether your payment went through`
          : t`Another window is sending a payment`
      }
      facts={facts}
      onCheck={check}
      byHand={isUnknown ? byHand : undefined}
      action={action}
    />
  );
}

/** What a payment is known by: amount, card, time. */
function useFacts(intent: OpenIntent | undefined): string {
  const { dateTime } = useDates();
  const money = useMoney();
  if (intent?.sent.kind !== 'card') return intent ? `${dateTime(intent.sent.leftAt)}.` : '';
  const { amount, card, leftAt } = intent.sent;
  return `${money(amount)} · ${card.name} · ${dateTime(leftAt)}.`;
}

function useWaysOut(order: OrderKey) {
  const { t } = useLingui();
  const { open, check, settleByHand } = usePaymentStanding(order);
  const [mayUnlock, setMayUnlock] = useState(false);
  const seeBooked = useSeeBooked();
  return {
    check: async () => {
      const checked = await check();
      // What no check could settle within a day, the borrower may.
      setMayUnlock(!!open && Date.now() - open.sent.leftAt >= DAY_MS);
      if (checked.finding === 'done') seeBooked();
      return checked;
    },
    byHand: mayUnlock
      ? {
          label: t`It was not paid`,
          warning: t`If it was paid after all, the next payment takes the money a second time. Ask your bank or the lender before you unlock it.`,
          onSettle: settleByHand,
        }
      : undefined,
  };
}

/** Says that the lender has booked a payment, and leads to the loan. */
export function useSeeBooked(): () => void {
  const { t } = useLingui();
  const toast = useToast();
  const go = useGo();
  return () => {
    toast('info', t`The lender has booked a payment of this loan.`);
    go('loanDetailUrl', {}, { replace: true });
  };
}
