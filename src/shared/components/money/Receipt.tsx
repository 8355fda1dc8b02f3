import { useLingui } from '@lingui/react/macro';
import { type ReactElement, useRef } from 'react';
import { styled } from 'styled-components';
import {
  AmountHero,
  Card,
  CardTitle,
  CopyButton,
  DetailList,
  type DetailRow,
  Icon,
  stateIcons,
} from '@/design/ui';
import { type SentPayment, type SettledIntent, usePendingPayment } from '@/domain/money';
import type { OrderKey } from '@/domain/orders';
import { useCopy } from '@/shared/hooks/useCopy';
import { useDates, useMoney } from '@/shared/hooks/useFormats';
import { AlreadyPaid } from '../AlreadyPaid';
import { KeepActions } from '../keep/KeepActions';
import { PaymentTracker } from './PaymentTracker';

interface TextRow extends DetailRow {
  readonly value: string;
}

export interface ReceiptProps {
  readonly order: OrderKey;
  /** What is owed next, once the payment is booked. */
  readonly next?: string | undefined;
  /** The lender's rows that count instalments, such as `2 / 4`, once the payment is booked. */
  readonly counts?: readonly TextRow[];
}

/** The receipt of an order's last payment, shown for a day. The borrower can copy it, print it, or report it as missing. */
export function Receipt({ order, ...props }: ReceiptProps) {
  const { settled } = usePendingPayment(order);
  const { orderId = '' } = order;
  if (!settled) return null;
  if (!settled.sent) return <Booked orderId={orderId} />;
  return settled.sent.kind === 'card' ? (
    <Paid payment={settled.sent} state={settled.state} orderId={orderId} {...props} />
  ) : null;
}

interface PaidProps extends Omit<ReceiptProps, 'order'> {
  readonly payment: SentPayment;
  readonly state: SettledIntent['state'];
  readonly orderId: string;
}

/** A receipt without details: the evidence shows that a payment is booked, but not its card, amount or time. */
function Booked({ orderId }: Pick<PaidProps, 'orderId'>) {
  const { t } = useLingui();
  return (
    <Card as="section" data-paper>
      <Heading
        title={t({
          message: `Your loan shows a new payment. See what you still owe`,
          comment: 'A reading shows that a payment has arrived: the debt is lower.',
        })}
      />
      <DetailList
        rows={[
          {
            text: t({
              message: `Loan number`,
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

function Paid({ payment, state, orderId, next, counts = [] }: PaidProps) {
  const { t } = useLingui();
  const money = useMoney();
  const dates = useDates();
  const copy = useCopy();
  const list = useRef<HTMLDivElement>(null);
  const { amount, card, leftAt } = payment;
  const isBooked = state === 'booked';
  const title = t({
    message: `Payment receipt`,
    comment: 'Heading of the receipt of a payment. What became of the payment stands below it.',
  });
  const outcome = isBooked
    ? t({
        message: `Your loan shows this payment`,
        comment: 'Of a receipt: the lender has booked the payment.',
      })
    : t({
        message: `We received this payment`,
        comment: 'Of a receipt: the lender accepted the payment. The loan may not show it yet.',
      });
  const amountRow = {
    text: t({
      message: `Amount`,
      comment: 'Of a receipt: the amount of the payment that was sent.',
    }),
    value: money(amount),
  };
  const rows = [
    {
      text: t({ message: `Card`, comment: 'Of a receipt: the bank card that paid.' }),
      value: card.name,
    },
    {
      text: t({ message: `Time`, comment: 'Of a receipt: when the payment was sent.' }),
      value: dates.dateTime(leftAt),
    },
    { text: t`Loan number`, value: orderId },
    ...(isBooked ? counts : []),
    ...useNext(isBooked ? next : undefined),
  ];
  const text = [
    title,
    outcome,
    ...[amountRow, ...rows].map((row) => `${row.text}: ${row.value}`),
  ].join('\n');
  return (
    <Card as="section" data-paper>
      <Heading title={title} />
      <p>{outcome}</p>
      <div ref={list}>
        {isBooked && (
          <Result>
            <AmountHero label={amountRow.text} amount={amountRow.value} />
            <PaymentTracker sentAt={leftAt} reached="booked" />
          </Result>
        )}
        {/* Before that the screen's banner says the amount and how far it is. */}
        <DetailList rows={isBooked ? rows : [amountRow, ...rows]} />
      </div>
      <Actions>
        <CopyButton
          variant="text"
          label={t({ message: `Copy`, comment: 'Button: copies the receipt as text.' })}
          copiedLabel={t({ message: `Copied`, comment: 'On the copy button, after a tap.' })}
          onCopy={async () => !!list.current && copy(text, list.current)}
        />
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

const Heading = ({ title }: { readonly title: string }): ReactElement => (
  <Title>
    <Icon shape={stateIcons.good} size={32} />
    <CardTitle>{title}</CardTitle>
  </Title>
);

function useNext(next: string | undefined): readonly TextRow[] {
  const { t } = useLingui();
  if (!next) return [];
  return [
    {
      text: t({ message: `Next payment`, comment: 'Of a receipt: what is owed next, and when.' }),
      value: next,
    },
  ];
}

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-s);
  color: var(--color-success);
`;

const Result = styled.div`
  margin-bottom: var(--space-m);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-m);
`;
