import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BorrowerScreen } from '../../../../borrower/BorrowerScreen';
import { OpenedElsewhere } from '../../../../borrower/money/OpenedElsewhere';
import { Receipt } from '../../../../borrower/money/Receipt';
import { StandingPayment } from '../../../../borrower/money/StandingPayment';
import { useMoney } from '../../../../borrower/useMoney';
import { AmountHero } from '../../../../ui/AmountHero';
import { EmptyState } from '../../../../ui/EmptyState';
import { usePaymentWish } from '../usePaymentWish';

export interface PaymentScreenProps {
  readonly title: string;
  readonly isBusy: boolean;
  readonly footer?: ReactNode;
  /** The screen itself shows that its payment is on its way. */
  readonly showsSending?: boolean;
  /** A way on beside 'Check status'. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** What both payment screens share: the amount, what stands in the way of paying it, and what was paid last. */
export function PaymentScreen({
  title,
  isBusy,
  footer,
  showsSending = false,
  action,
  children,
}: PaymentScreenProps) {
  const { t } = useLingui();
  const money = useMoney();
  const wish = usePaymentWish();

  if (!wish.orderId || !wish.amount) {
    return (
      <BorrowerScreen title={title}>
        <EmptyState
          title={t`No payment was named`}
          text={t`Open this page from the ways to pay of your loan.`}
        />
      </BorrowerScreen>
    );
  }
  return (
    <BorrowerScreen
      title={title}
      hero={<AmountHero label={t`Amount to pay`} amount={money(wish.amount)} />}
      footer={footer}
      isBusy={isBusy}
    >
      <StandingPayment order={wish} isShownHere={showsSending} action={action} />
      <OpenedElsewhere order={wish} />
      <Receipt order={wish} />
      {children}
    </BorrowerScreen>
  );
}
