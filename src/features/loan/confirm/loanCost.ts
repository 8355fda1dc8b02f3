import { addMinorUnits, formatDate, sumMinorUnits } from '@/design/format';
import { type CostMethod, type Flow, type YearlyRate, yearlyRate } from '@/domain/cost';
import type { Confirmation } from '@/domain/orders';

/** The cost of a loan by its repayment plan (docs/reference/cost.md#flows). Amounts are minor units as text. */
export interface LoanCost {
  readonly received: string;
  /** Missing without a plan, or where an amount in the plan is not an integer. */
  readonly paidBack?: string | undefined;
  /** Also missing where less is paid back than received: then the plan is not all that is paid. */
  readonly cost?: string | undefined;
  readonly rate: YearlyRate;
}

/** `today`: the day of the advance. */
export function loanCost(
  loan: Confirmation,
  method: CostMethod,
  timeZone: string,
  today = formatDate(Date.now(), timeZone),
): LoanCost {
  const { amount: received, plan } = loan;
  const paidBack = sumMinorUnits(plan.map(({ amount }) => amount));
  const difference = paidBack && addMinorUnits(paidBack, `-${received}`);
  return {
    received,
    paidBack,
    cost: difference?.startsWith('-') ? undefined : difference,
    rate: rateOf(loan, method, timeZone, today),
  };
}

function rateOf(
  { amount, plan }: Confirmation,
  method: CostMethod,
  timeZone: string,
  today: string,
): YearlyRate {
  const advance = toFlow(amount, today);
  const payments = plan.flatMap(
    (payment) => toFlow(payment.amount, formatDate(payment.date, timeZone)) ?? [],
  );
  if (!advance || payments.length < plan.length) return { kind: 'none' };
  return yearlyRate(method, { advance, payments });
}

/** Undefined where the amount is not an integer. `yearlyRate` reports an invalid date. */
function toFlow(amount: string, date: string): Flow | undefined {
  return /^\d+$/.test(amount) ? { amount: BigInt(amount), date } : undefined;
}
