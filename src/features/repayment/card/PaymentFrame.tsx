import { useLingui } from '@lingui/react/macro';
import { AmountHero, type Elements, EmptyState } from '@/design/ui';
import { type PaymentWay, usePendingPayment } from '@/domain/money';
import {
  BorrowerScreen,
  EarlierPayments,
  isAwaited,
  OpenPayment,
  type OpenPaymentProps,
  type QueryState,
  Read,
  Receipt,
  useMoney,
} from '@/shared';
import { usePaymentRequest } from './paymentRequest';
import { paymentText } from './usePaymentResult';

export interface PaymentFrameProps extends Pick<OpenPaymentProps, 'codeAction' | 'detail'> {
  readonly title: string;
  /** The read of the order's payment methods. */
  readonly query: QueryState<PaymentWay>;
  readonly footer?: (paymentWay: PaymentWay) => Elements;
  /** The screen itself shows the progress of its payment. */
  readonly showsSending?: boolean;
  /** Shown in every state of the read. */
  readonly below?: Elements;
  readonly children: (paymentWay: PaymentWay) => Elements;
}

/** The frame of both payment screens: the amount, an open payment and the last receipt. */
export function PaymentFrame(props: PaymentFrameProps) {
  const { title, query, footer, showsSending = false, codeAction, detail, below, children } = props;
  const { t, i18n } = useLingui();
  const money = useMoney();
  const request = usePaymentRequest();
  const { settled } = usePendingPayment(request);
  const paymentWay = query.currentData;
  // Loaded payment methods stay after a failed read. The component that requested the read reports the failure.
  const shown = paymentWay ? { ...query, error: undefined } : query;

  if (!request.orderId || !request.amount) {
    return (
      <BorrowerScreen title={title}>
        <OpenPayment order={request} />
        <EmptyState
          title={t({
            message: `No payment is chosen`,
            comment: 'Title: the address of the page lacks the payment.',
          })}
          text={t({
            message: `Open your loan, then choose how to pay.`,
            comment: 'What to do: the screen of the loan lists shops, banks and cards.',
          })}
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
      footer={paymentWay && footer?.(paymentWay)}
      isBusy={query.isFetching}
      isFailed={!!query.error}
      hidesService={isAwaited(query)}
    >
      <OpenPayment
        order={request}
        isShownHere={showsSending}
        codeAction={codeAction}
        detail={detail}
      />
      <EarlierPayments order={request} />
      {settled && <Receipt order={request} />}
      <Read
        query={shown}
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
