import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { LongList } from '../list/LongList';
import type { ComplaintOrder } from '../model';
import { OrderHeading } from './OrderCard';

export interface OrderPickerProps {
  readonly orders: readonly ComplaintOrder[];
  readonly chosenNo: string | undefined;
  readonly onPick: (order: ComplaintOrder) => void;
}

/** All orders of the borrower. A borrower may have thousands. */
export function OrderPicker({ orders, chosenNo, onPick }: OrderPickerProps) {
  const { t } = useLingui();
  return (
    <LongList
      label={t({
        message: `Your loans`,
        comment: "Heading above the borrower's loans, of which one is chosen for a complaint.",
      })}
      items={orders}
    >
      {(order) => (
        <Choice
          type="button"
          aria-current={order.orderNo === chosenNo}
          onClick={() => {
            onPick(order);
          }}
        >
          <OrderHeading order={order} />
          <Facts>
            {order.rows.map(({ text, value }) => (
              <span key={text}>{`${text}: ${value}`}</span>
            ))}
          </Facts>
        </Choice>
      )}
    </LongList>
  );
}

const Choice = styled.button`
  display: block;
  width: 100%;
  padding: var(--space-m);
  border: 2px solid transparent;
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
  text-align: start;
  &[aria-current='true'] {
    border-color: var(--color-accent);
  }
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-m);
  margin-top: var(--space-s);
  font-size: var(--text-s);
  color: var(--color-textSecondary);
`;
