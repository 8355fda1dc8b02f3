import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { figures, WholeDates } from '../../../design/ui';
import type { Confirmation } from '../../../domain/orders';
import { useDates, useMoney } from '../../../shared';
import { useCost } from './useCost';

/** What the borrower owes after a tap on the button below: number of payments, sum, first payment. */
export function PlanSummary({ loan }: { readonly loan: Confirmation }) {
  const { t } = useLingui();
  const money = useMoney();
  const dates = useDates();
  const { paidBack } = useCost(loan);
  const [first, ...others] = loan.plan;
  if (!first || !paidBack) return null;
  const [count, total, amount] = [loan.plan.length, money(paidBack), money(first.amount)];
  const date = dates.date(first.date || loan.firstPayment);
  return (
    <Line>
      <WholeDates>
        {others.length > 0
          ? t({
              message: `${count} payments · total ${total} · the first one ${amount}, ${date}`,
              comment: 'Above the button that confirms a loan. At least two payments.',
            })
          : t({
              message: `One payment · ${total}, ${date}`,
              comment: 'Above the button that confirms a loan: its amount and its date.',
            })}
      </WholeDates>
    </Line>
  );
}

const Line = styled.p`
  ${figures}
  font-size: var(--text-s);
  font-weight: 600;
`;
