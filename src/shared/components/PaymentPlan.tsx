import { PlanList } from '@/design/ui';
import type { PlannedPayment } from '@/domain/orders';
import { useMoney } from '../hooks/useFormats';
import { useDay } from './money/useDay';

export interface PaymentPlanProps {
  readonly plan: readonly PlannedPayment[];
}

/** A list of payments, with dates in the lender's time zone. */
export function PaymentPlan({ plan }: PaymentPlanProps) {
  const money = useMoney();
  const day = useDay();
  return (
    <PlanList
      steps={plan.map(({ title, description, amount, date }) => ({
        title,
        description,
        amount: money(amount),
        time: day(date),
      }))}
    />
  );
}
