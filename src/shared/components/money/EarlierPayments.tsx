import { useLingui } from '@lingui/react/macro';
import { Notice, WholeDates } from '@/design/ui';
import { type AcceptedPayment, type OrderBanner, useAcceptedPayments } from '@/domain/money';
import type { OrderKey } from '@/domain/orders';
import { useDates, useMoney } from '@/shared/hooks/useFormats';
import { OpenedElsewhere } from './OpenedElsewhere';

export interface EarlierPaymentsProps {
  readonly order: OrderKey;
  /** The one that the screen's banner says. */
  readonly said?: OrderBanner['is'] | undefined;
}

/**
 * The payments of an order that the lender does not show yet: those that it accepted, and one that was opened online. They
 * stand above every other way to pay, so that the borrower does not pay twice.
 */
export function EarlierPayments({ order, said }: EarlierPaymentsProps) {
  const accepted = useAcceptedPayments(order);
  // The newest one stands in the banner.
  const others = said === 'notBooked' ? accepted.slice(0, -1) : accepted;
  return (
    <>
      {others.map((payment) => (
        <Accepted key={payment.id} payment={payment} />
      ))}
      {said !== 'openedElsewhere' && <OpenedElsewhere order={order} />}
    </>
  );
}

/** Only a reading with the debt from before the payment says that the loan does not show it yet. */
function Accepted({ payment }: { readonly payment: AcceptedPayment }) {
  const { t } = useLingui();
  const amount = useMoney()(payment.amount);
  const time = useDates().dateTime(payment.leftAt);
  return (
    <Notice tone="warning">
      <WholeDates>
        {payment.isStillShown
          ? t({
              message: `We received your payment of ${amount}, sent at ${time}. Your loan does not show it yet: that can take 24 hours. Do not pay it again.`,
              comment:
                'Above the ways to pay: a card payment that the lender accepted. Paying again would take the money twice. The placeholders are its amount and time.',
            })
          : t({
              message: `We received your payment of ${amount}, sent at ${time}.`,
              comment:
                'Above the ways to pay: a card payment that the lender accepted within a day. It is not known whether the debt below counts it. The placeholders are its amount and time.',
            })}
      </WholeDates>
    </Notice>
  );
}
