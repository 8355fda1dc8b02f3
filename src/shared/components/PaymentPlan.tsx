import type { PlannedPayment } from '../../loan-api/model';
import { PlanList } from '../../ui/PlanList';
import { useDates, useMoney } from '../hooks/useFormats';
import { AddToCalendar } from './calendar/AddToCalendar';

export interface PaymentPlanProps {
  readonly plan: readonly PlannedPayment[];
  /** Each payment has a button that adds it to the phone's calendar. */
  readonly hasCalendar?: boolean;
}

/** A list of payments, with dates in the lender's time zone. */
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
