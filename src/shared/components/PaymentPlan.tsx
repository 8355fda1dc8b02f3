import { useLingui } from '@lingui/react/macro';
import { PlanList, type PlanStep } from '@/design/ui';
import type { PlannedPayment } from '@/domain/orders';
import { useDates, useMoney } from '../hooks/useFormats';
import { useToday } from '../hooks/useToday';
import { useDay } from './money/useDay';

export interface PaymentPlanProps {
  readonly plan: readonly PlannedPayment[];
  /** Marks today, names the next payment, and ticks those that the lender says are paid. */
  readonly isMarked?: boolean;
}

/** Payments along a line, with dates in the lender's time zone. */
export function PaymentPlan({ plan, isMarked = false }: PaymentPlanProps) {
  const money = useMoney();
  const day = useDay();
  const dates = useDates();
  const today = useToday();
  const markOf = useMarks(plan);
  const todayStep = useTodayStep();
  const steps = plan.map((payment): PlanStep => ({
    title: payment.title,
    description: payment.description,
    amount: money(payment.amount),
    time: day(payment.date),
    ...(isMarked && markOf(payment, dates.date(payment.date) < today)),
  }));
  if (!isMarked) return <PlanList steps={steps} />;
  const days = plan.map(({ date }) => dates.date(date));
  const later = days.findIndex((each) => each > today);
  const place = later < 0 ? steps.length : later;
  const hasToday = days.includes(today) || plan.every(({ isPaid }) => isPaid);
  return (
    <PlanList
      steps={hasToday ? steps : [...steps.slice(0, place), todayStep, ...steps.slice(place)]}
    />
  );
}

/** The mark of a payment; without one where it comes after the next one. */
function useMarks(plan: readonly PlannedPayment[]) {
  const { t } = useLingui();
  const next = plan.find(({ isPaid }) => !isPaid);
  return (payment: PlannedPayment, isOver: boolean): Pick<PlanStep, 'mark' | 'note'> => {
    if (payment.isPaid) {
      return { mark: 'done', note: t({ message: `Paid`, comment: 'Of a payment in a plan.' }) };
    }
    if (isOver) {
      return { mark: 'overdue', note: t({ message: `Late`, comment: 'Of a payment in a plan.' }) };
    }
    return payment === next ? { mark: 'next', note: t`Next payment` } : {};
  };
}

function useTodayStep(): PlanStep {
  const { t } = useLingui();
  return { title: t`Today`, time: useToday(), mark: 'today' };
}
