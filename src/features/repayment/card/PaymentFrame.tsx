import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PaymentWay } from '../../../money/payments/paymentWay';
import { BorrowerScreen } from '../../../shared/components/BorrowerScreen';
import { OpenedElsewhere } from '../../../shared/components/money/OpenedElsewhere';
import { OpenPayment, type OpenPaymentProps } from '../../../shared/components/money/OpenPayment';
import { Receipt } from '../../../shared/components/money/Receipt';
import { Read, type Reading } from '../../../shared/components/Read';
import { useMoney } from '../../../shared/hooks/useMoney';
import { AmountHero } from '../../../ui/AmountHero';
import { EmptyState } from '../../../ui/EmptyState';
import { usePaymentRequest } from './paymentRequest';
import { paymentText } from './usePaymentResult';

export interface PaymentFrameProps extends Pick<OpenPaymentProps, 'codeAction'> {
  readonly title: string;
  /** The order's ways to pay. */
  readonly reading: Reading<PaymentWay>;
  readonly footer?: (way: PaymentWay) => ReactNode;
  /** The screen itself shows that its payment is on its way. */
  readonly showsSending?: boolean;
  /** Stands below whatever the reading is at. */
  readonly below?: ReactNode;
  readonly children: (way: PaymentWay) => ReactNode;
}

/** What both payment screens stand in: the amount, what stands in the way of paying it, and what was paid last. */
export function PaymentFrame(props: PaymentFrameProps) {
  const { title, reading, footer, showsSending = false, codeAction, below, children } = props;
  const { t, i18n } = useLingui();
  const money = useMoney();
  const request = usePaymentRequest();
  const way = reading.currentData;
  // Once the ways are there they stay: that a later reading failed, who asked for it says.
  const shown = way ? { ...reading, error: undefined } : reading;

  if (!request.orderId || !request.amount) {
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
      hero={
        <AmountHero
          label={t({ message: `Amount to pay`, comment: 'What is paid on this screen.' })}
          amount={money(request.amount)}
        />
      }
      footer={way && footer?.(way)}
      isBusy={reading.isFetching}
    >
      <OpenPayment order={request} isShownHere={showsSending} codeAction={codeAction} />
      <OpenedElsewhere order={request} />
      <Receipt order={request} />
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
