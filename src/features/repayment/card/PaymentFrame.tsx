import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BorrowerScreen } from '../../../borrower/BorrowerScreen';
import { OpenedElsewhere } from '../../../borrower/money/OpenedElsewhere';
import { Receipt } from '../../../borrower/money/Receipt';
import { StandingPayment } from '../../../borrower/money/StandingPayment';
import { Read, type Reading } from '../../../borrower/Read';
import { useMoney } from '../../../borrower/useMoney';
import type { PaymentWay } from '../../../money/way';
import { AmountHero } from '../../../ui/AmountHero';
import { EmptyState } from '../../../ui/EmptyState';
import { paymentText } from './paymentText';
import { usePaymentWish } from './usePaymentWish';

export interface PaymentFrameProps {
  readonly title: string;
  /** The order's ways to pay. */
  readonly reading: Reading<PaymentWay>;
  readonly footer?: (way: PaymentWay) => ReactNode;
  /** The screen itself shows that its payment is on its way. */
  readonly showsSending?: boolean;
  /** A way on beside 'Check status'. */
  readonly action?: ReactNode;
  /** Stands below whatever the reading is at. */
  readonly below?: ReactNode;
  readonly children: (way: PaymentWay) => ReactNode;
}

/** What both payment screens stand in: the amount, what stands in the way of paying it, and what was paid last. */
export function PaymentFrame(props: PaymentFrameProps) {
  const { title, reading, footer, showsSending = false, action, below, children } = props;
  const { t, i18n } = useLingui();
  const money = useMoney();
  const wish = usePaymentWish();
  const way = reading.currentData;
  // Once the ways are there they stay: that a later reading failed, who asked for it says.
  const shown = way ? { ...reading, error: undefined } : reading;

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
      footer={way && footer?.(way)}
      isBusy={reading.isFetching}
    >
      <StandingPayment order={wish} isShownHere={showsSending} action={action} />
      <OpenedElsewhere order={wish} />
      <Receipt order={wish} />
      <Read
        reading={shown}
        lines={4}
        lineHeight="3rem"
        failureTitle={i18n._(paymentText.cardsFailed)}
      >
        {children}
      </Read>
      {below}
    </BorrowerScreen>
  );
}
