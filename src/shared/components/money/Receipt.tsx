import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button, Card, CardTitle, DetailList } from '../../../design/ui';
import { type SentPayment, usePendingPayment } from '../../../domain/money';
import type { OrderKey } from '../../../domain/orders';
import { useCopy } from '../../hooks/useCopy';
import { useDates, useMoney } from '../../hooks/useFormats';
import { AlreadyPaid } from '../AlreadyPaid';
import { KeepActions } from '../keep/KeepActions';

/** The receipt of an order's last payment, shown for a day. The borrower can copy it, print it, or report it as missing. */
export function Receipt({ order }: { readonly order: OrderKey }) {
  const { settled } = usePendingPayment(order);
  const { orderId = '' } = order;
  if (!settled) return null;
  if (!settled.sent) return <Booked orderId={orderId} />;
  return settled.sent.kind === 'card' ? <Paid payment={settled.sent} orderId={orderId} /> : null;
}

interface PaidProps {
  readonly payment: SentPayment;
  readonly orderId: string;
}

/** A receipt without details: the evidence shows that a payment is booked, but not its card, amount or time. */
function Booked({ orderId }: Pick<PaidProps, 'orderId'>) {
  const { t } = useLingui();
  return (
    <Card as="section" data-paper>
      <CardTitle>
        {t({
          message: `Your loan shows a new payment`,
          comment: 'A reading shows that a payment has arrived: the debt is lower.',
        })}
      </CardTitle>
      <DetailList
        rows={[
          {
            text: t({
              message: `Order`,
              comment: 'Of a receipt: the number of the loan that was paid.',
            }),
            value: orderId,
          },
        ]}
      />
      <Actions>
        <AlreadyPaid reference={orderId} />
      </Actions>
    </Card>
  );
}

function Paid({ payment, orderId }: PaidProps) {
  const { t } = useLingui();
  const money = useMoney();
  const dates = useDates();
  const copy = useCopy();
  const list = useRef<HTMLDivElement>(null);
  const { amount, card, leftAt } = payment;
  const title = t({
    message: `Your payment was sent`,
    comment: 'The payment left this device. It does not say that the lender has booked it.',
  });
  const rows = [
    {
      text: t({
        message: `Amount`,
        comment: 'Of a receipt: the amount of the payment that was sent.',
      }),
      value: money(amount),
    },
    {
      text: t({ message: `Card`, comment: 'Of a receipt: the bank card that paid.' }),
      value: card.name,
    },
    {
      text: t({ message: `Time`, comment: 'Of a receipt: when the payment was sent.' }),
      value: dates.dateTime(leftAt),
    },
    { text: t`Order`, value: orderId },
  ];
  const text = [title, ...rows.map((row) => `${row.text}: ${row.value}`)].join('\n');
  return (
    <Card as="section" data-paper>
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
        >
          {t({ message: `Copy`, comment: 'Button: copies the receipt as text.' })}
        </Button>
        <KeepActions part="section" variant="text" />
        <AlreadyPaid
          amount={amount}
          date={dates.date(leftAt)}
          way={card.name}
          reference={orderId}
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
