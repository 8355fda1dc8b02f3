import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { SentPayment } from '../../money/intent';
import { usePaymentStanding } from '../../money/usePaymentStanding';
import type { OrderKey } from '../../order/api';
import { Button } from '../../ui/Button';
import { Card, CardTitle } from '../../ui/Card';
import { DetailList } from '../../ui/DetailList';
import { AlreadyPaid } from '../AlreadyPaid';
import { PrintButton } from '../PrintButton';
import { useCopy } from '../useCopy';
import { useDates } from '../useDates';
import { useMoney } from '../useMoney';

/** What the last payment of an order was, for a day: to be copied, printed where that is possible, and asked after. */
export function Receipt({ order }: { readonly order: OrderKey }) {
  const { settled } = usePaymentStanding(order);
  if (!settled || settled.sent?.kind === 'confirmation') return null;
  return <Paid payment={settled.sent} orderId={order.orderId ?? ''} />;
}

interface PaidProps {
  /** None where only a reading showed that something was paid. */
  readonly payment: SentPayment | null;
  readonly orderId: string;
}

function Paid({ payment, orderId }: PaidProps) {
  const { t } = useLingui();
  const money = useMoney();
  const dates = useDates();
  const copy = useCopy();
  const list = useRef<HTMLDivElement>(null);
  const title = payment
    ? t`Your payment was sent`
    : t`The lender has booked a payment of this loan`;
  const rows = [
    ...(payment
      ? [
          { text: t`Amount`, value: money(payment.amount) },
          { text: t`Card`, value: payment.card.name },
          { text: t`Time`, value: dates.dateTime(payment.leftAt) },
        ]
      : []),
    { text: t`Order`, value: orderId },
  ];
  const text = [title, ...rows.map((row) => `${row.text}: ${row.value}`)].join('\n');
  return (
    <Card as="section">
      <CardTitle>{title}</CardTitle>
      <div ref={list}>
        <DetailList rows={rows} />
      </div>
      <Actions>
        <Button
          variant="text"
          onClick={() => {
            if (list.current) void copy(text, list.current);
          }}
        >{t`Copy`}</Button>
        <PrintButton variant="text" />
        <AlreadyPaid
          {...(payment && {
            amount: payment.amount,
            date: dates.date(payment.leftAt),
            way: payment.card.name,
          })}
          reference={t`order ${orderId}`}
        />
      </Actions>
    </Card>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-m);
`;
