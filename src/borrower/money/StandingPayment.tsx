import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OpenIntent } from '../../money/intent';
import { usePaymentStanding } from '../../money/usePaymentStanding';
import { useGo } from '../../navigation/useGo';
import type { OrderKey } from '../../order/api';
import { Notice } from '../../ui/Notice';
import { WholeDates } from '../../ui/WholeDates';
import { useDates } from '../useDates';
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
  const { open, standing, isSentHere, mayUnlock } = usePaymentStanding(order);
  const facts = useFacts(open);
  const words = useStandingWords(open);
  const { check, byHand } = useWaysOut(order);
  if (open?.state === 'undone') {
    return (
      <Notice>
        <WholeDates>{t`At your last check the lender did not show this payment: ${facts} You can pay now.`}</WholeDates>
      </Notice>
    );
  }
  if (!standing) return null;
  if (isSentHere) {
    return isShownHere ? null : <Notice>{t`This payment is being sent: ${facts}`}</Notice>;
  }
  return (
    <UnknownOutcome
      key={standing.sent.id}
      {...words}
      facts={facts}
      onCheck={check}
      byHand={byHand}
      mayUnlock={mayUnlock}
      action={action}
    />
  );
}

function useStandingWords(open: OpenIntent | null) {
  const { t } = useLingui();
  if (open?.state !== 'unknown') {
    return {
      title: t`Another window is sending a payment`,
      meanwhile: t`Nothing more is sent until its answer is there. Look there, or check the status, and do not pay in another way meanwhile.`,
    };
  }
  if ('isThere' in open && open.isThere) {
    return {
      title: t`The lender already has this payment`,
      meanwhile: t`It is not booked yet. Get its code to finish it, or check the status. Do not pay in another way meanwhile.`,
    };
  }
  return {
    title: t`We do not know whether your payment went through`,
    meanwhile: t`No clear answer has reached this page. Nothing more will be sent until it is clear: check the status, and do not pay in another way meanwhile.`,
  };
}

/** What a payment is known by: amount, card, time. */
function useFacts(intent: OpenIntent | null): string {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const money = useMoney();
  if (!intent) return '';
  const { sent } = intent;
  const known = sent.kind === 'card' ? [money(sent.amount), sent.card.name] : [];
  const facts = [...known, dateTime(sent.leftAt)].join(' · ');
  return t`${facts}.`;
}

function useWaysOut(order: OrderKey) {
  const { t } = useLingui();
  const { check, settleByHand } = usePaymentStanding(order);
  const seeBooked = useSeeBooked();
  return {
    check: async () => {
      const checked = await check();
      if (checked.finding === 'done') seeBooked();
      return checked;
    },
    byHand: {
      label: t`It was not paid`,
      warning: t`If it was paid after all, the next payment takes the money a second time. Ask your bank or the lender before you unlock it.`,
      onSettle: settleByHand,
    },
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
