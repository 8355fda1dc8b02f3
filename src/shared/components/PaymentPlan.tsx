import { PlanList } from '../../design/ui';
import type { PlannedPayment } from '../../domain/orders';
import { useDates, useMoney } from '../hooks/useFormats';

export interface PaymentPlanProps {
  readonly plan: readonly PlannedPayment[];
}

/** A list of payments, with dates in the lender's time zone. */
export function PaymentPlan({ plan }: PaymentPlanProps) {
  const money = useMoney();
  const dates = useDates();
  return (
    <PlanList
      steps={plan.map(({ title, description, amount, date }) => ({
        title,
        description,
        amount: money(amount),
        time: dates.date(date),
      }))}
    />
  );
}
