import type { PlannedPayment } from '../../loan-api/model';
import { PlanList } from '../../ui/PlanList';
import { useDates } from '../hooks/useDates';
import { useMoney } from '../hooks/useMoney';
import { AddToCalendar } from './calendar/AddToCalendar';

export interface PaymentPlanProps {
  readonly plan: readonly PlannedPayment[];
  /** Each can be put into the phone's calendar. */
  readonly hasCalendar?: boolean;
}

/** Payments, one below the other, on the lender's dates. */
export function PaymentPlan({ plan, hasCalendar = false }: PaymentPlanProps) {
  const money = useMoney();
  const dates = useDates();
  return (
    <PlanList
      steps={plan.map(({ title, description, amount, date }) => ({
        title,
        description,
        amount: money(amount),
        time: dates.date(date),
        action: hasCalendar && <AddToCalendar amount={amount} date={date} text={title} />,
      }))}
    />
  );
}
