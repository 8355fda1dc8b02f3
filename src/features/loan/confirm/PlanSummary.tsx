import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { tabularDigits, WholeDates } from '@/design/ui';
import type { Confirmation } from '@/domain/orders';
import { useDates, useMoney } from '@/shared';
import { useCost } from './useCost';

/** What the borrower owes after a tap on the button below: number of payments, sum, first payment. */
export function PlanSummary({ loan }: { readonly loan: Confirmation }) {
  const money = useMoney();
  const dates = useDates();
  const { paidBack } = useCost(loan);
  const [first, ...others] = loan.plan;
  const words = useSummaryWords({
    count: String(loan.plan.length),
    total: money(paidBack ?? ''),
    amount: money(first?.amount ?? ''),
    date: dates.date(first?.date ?? ''),
  });
  if (!first || !paidBack) return null;
  return (
    <SummaryLine>
      <WholeDates>{others.length > 0 ? words.many : words.one}</WholeDates>
    </SummaryLine>
  );
}

/** The summary of several payments, and of one. */
export function useSummaryWords(
  of: Readonly<Record<'count' | 'total' | 'amount' | 'date', string>>,
) {
  const { t } = useLingui();
  const { count, total, amount, date } = of;
  return {
    many: t({
      message: `${count} payments · total ${total} · the first one ${amount}, ${date}`,
      comment: 'Above the button that confirms a loan. At least two payments.',
    }),
    one: t({
      message: `One payment · ${total}, ${date}`,
      comment: 'Above the button that confirms a loan: its amount and its date.',
    }),
  };
}

export const SummaryLine = styled.p`
  ${tabularDigits}
  font-size: var(--text-s);
  font-weight: 600;
`;
