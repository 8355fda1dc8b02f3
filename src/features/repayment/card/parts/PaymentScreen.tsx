import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BorrowerScreen } from '../../../../borrower/BorrowerScreen';
import { UnknownOutcome } from '../../../../borrower/UnknownOutcome';
import { useMoney } from '../../../../borrower/useMoney';
import { AmountHero } from '../../../../ui/AmountHero';
import { EmptyState } from '../../../../ui/EmptyState';
import { usePayment, usePaymentSubject } from '../usePayment';
import { PaidNotice } from './PaidNotice';

export interface PaymentScreenProps {
  readonly title: string;
  readonly isBusy: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** What both payment screens share: the amount, and what stands in the way of paying it again. */
export function PaymentScreen({ title, isBusy, footer, children }: PaymentScreenProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { orderId, amount } = usePaymentSubject();
  const { status, check } = usePayment();

  if (!orderId || !amount) {
    return (
      <BorrowerScreen title={title}>
        <EmptyState
          title={t`No payment was named`}
          text={t`Open this page from the ways to pay of your loan.`}
        />
      </BorrowerScreen>
    );
  }
  if (status === 'done') {
    return (
      <BorrowerScreen title={title}>
        <PaidNotice />
      </BorrowerScreen>
    );
  }
  return (
    <BorrowerScreen
      title={title}
      hero={<AmountHero label={t`Amount to pay`} amount={money(String(amount))} />}
      footer={footer}
      isBusy={isBusy}
    >
      {status === 'unknown' && (
        <UnknownOutcome
          title={t`We do not know whether your payment went through`}
          onCheck={check}
        />
      )}
      {children}
    </BorrowerScreen>
  );
}
