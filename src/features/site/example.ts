/**
 * The worked example of what a loan costs: arithmetic on stated terms, in minor units and days. Rates are
 * the contract text's (spec, section 9) but for the commission, which the spec names without a rate: the
 * page says that it is an example's.
 */
export const EXAMPLE = {
  principal: 300_000,
  days: 91,
  /** Parts per million. */
  dailyInterest: 65,
  commission: 100_000,
  tax: 160_000,
  dailyPenalty: 30_000,
  daysLate: 5,
} as const;

export interface ExampleCosts {
  readonly principal: number;
  readonly interest: number;
  readonly commission: number;
  readonly tax: number;
  readonly total: number;
  /** What a delay of `EXAMPLE.daysLate` days adds. */
  readonly penalty: number;
  /** The whole cost as a yearly rate, in per cent with one decimal: what makes loans comparable. */
  readonly yearlyCost: string;
}

const share = (amount: number, partsPerMillion: number): number =>
  Math.round((amount * partsPerMillion) / 1_000_000);

export function exampleCosts(): ExampleCosts {
  const { principal, days, dailyInterest, daysLate, dailyPenalty } = EXAMPLE;
  const interest = share(principal, dailyInterest * days);
  const commission = share(principal, EXAMPLE.commission);
  const tax = share(interest + commission, EXAMPLE.tax);
  const total = principal + interest + commission + tax;
  const penalty = share(total, dailyPenalty * daysLate);
  const yearly = ((total / principal) ** (365 / days) - 1) * 100;
  return { principal, interest, commission, tax, total, penalty, yearlyCost: yearly.toFixed(1) };
}
