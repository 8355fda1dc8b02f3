import type { Flow } from '../../../cost/flows';
import { type CostMethod, type YearlyRate, yearlyRate } from '../../../cost/yearlyRate';
import { formatDate } from '../../../format/date';
import { addMinorUnits } from '../../../format/money';
import type { Confirmation } from '../../../loan-api/confirmation';

/** What a loan costs, as far as its plan says it (docs/reference/cost.md#flows). Amounts are minor units as text. */
export interface LoanCost {
  readonly received: string;
  /** Missing where there is no plan, or an amount in it cannot be read. */
  readonly paidBack?: string | undefined;
  readonly cost?: string | undefined;
  readonly rate: YearlyRate;
}

export function loanCost(loan: Confirmation, method: CostMethod, timeZone: string): LoanCost {
  const { amount: received, plan } = loan;
  const paidBack = plan.length > 0 ? sum(plan.map(({ amount }) => amount)) : undefined;
  return {
    received,
    paidBack,
    cost: paidBack && addMinorUnits(paidBack, negative(received)),
    rate: rateOf(loan, method, timeZone),
  };
}

function rateOf({ amount, plan }: Confirmation, method: CostMethod, timeZone: string): YearlyRate {
  const advance = toFlow(amount, formatDate(Date.now(), timeZone));
  const payments = plan.flatMap(
    (payment) => toFlow(payment.amount, formatDate(payment.date, timeZone)) ?? [],
  );
  if (!advance || payments.length < plan.length) return { kind: 'none' };
  return yearlyRate(method, { advance, payments });
}

/** Nothing where the amount is no whole number; a date that is none is told by the rate. */
function toFlow(amount: string, date: string): Flow | undefined {
  return /^\d+$/.test(amount) ? { amount: BigInt(amount), date } : undefined;
}

const sum = (amounts: readonly string[]): string | undefined =>
  amounts.reduce<string | undefined>((total, each) => total && addMinorUnits(total, each), '0');

const negative = (amount: string): string => `-${amount}`;
