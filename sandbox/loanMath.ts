/**
 * The lender's arithmetic: invented, but it always adds up. Amounts are integers in minor units (cents),
 * rates are parts per million, terms are days.
 */

/** 0.0065 % a day. */
export const DAILY_INTEREST_PPM = 65;
/** 10 % of the loan, once. */
export const COMMISSION_PPM = 100_000;
/** 16 % on interest plus commission. */
export const IVA_PPM = 160_000;
/** 3 % of what is overdue, for each day. */
export const PENALTY_PPM_PER_DAY = 30_000;
/** 8 % of the instalment, for a postponement of `EXTENSION_DAYS`. */
export const EXTENSION_PPM = 80_000;
export const EXTENSION_DAYS = 7;

export interface LoanTerms {
  /** What the borrower receives, in minor units. */
  readonly principal: number;
  /** The term, in days. */
  readonly days: number;
  readonly instalments: number;
  /** Taken off what is owed, in minor units. */
  readonly coupon: number;
}

export interface Costs {
  readonly principal: number;
  readonly interest: number;
  readonly commission: number;
  readonly iva: number;
  readonly coupon: number;
  /** Everything above, less the coupon. */
  readonly total: number;
}

/** What a loan costs over its whole term. */
export function costsOf({ principal, days, coupon }: LoanTerms): Costs {
  const interest = share(principal, DAILY_INTEREST_PPM * days);
  const commission = share(principal, COMMISSION_PPM);
  const iva = share(interest + commission, IVA_PPM);
  const total = principal + interest + commission + iva - coupon;
  return { principal, interest, commission, iva, coupon, total };
}

/** The costs of each instalment; they add up to those of the loan to the cent. */
export function instalmentCosts(terms: LoanTerms): Costs[] {
  const whole = costsOf(terms);
  const parts = {
    principal: split(whole.principal, terms.instalments),
    interest: split(whole.interest, terms.instalments),
    commission: split(whole.commission, terms.instalments),
    iva: split(whole.iva, terms.instalments),
    coupon: split(whole.coupon, terms.instalments),
  };
  return parts.principal.map((principal, index) => {
    const at = (list: number[]) => list[index] ?? 0;
    const [interest, commission] = [at(parts.interest), at(parts.commission)];
    const [iva, coupon] = [at(parts.iva), at(parts.coupon)];
    const total = principal + interest + commission + iva - coupon;
    return { principal, interest, commission, iva, coupon, total };
  });
}

/** The penalty for an amount that has been overdue for so many whole days. */
export function penaltyFor(amount: number, daysLate: number): number {
  return share(amount, PENALTY_PPM_PER_DAY * Math.max(0, daysLate));
}

/** What it costs to postpone an instalment, IVA included. */
export function extensionFee(amount: number): number {
  const fee = share(amount, EXTENSION_PPM);
  return fee + share(fee, IVA_PPM);
}

/** An instalment that is paid `EXTENSION_DAYS` later: interest on its principal for these days, and IVA on that. */
export function extendedCosts(costs: Costs): Costs {
  const interest = share(costs.principal, DAILY_INTEREST_PPM * EXTENSION_DAYS);
  const iva = share(interest, IVA_PPM);
  return {
    ...costs,
    interest: costs.interest + interest,
    iva: costs.iva + iva,
    total: costs.total + interest + iva,
  };
}

/** So many parts per million of an amount, rounded to a whole minor unit. */
export function share(amount: number, ppm: number): number {
  return Math.round((amount * ppm) / 1_000_000);
}

/** Whole parts that add up to the total; what does not divide goes to the last. */
function split(total: number, parts: number): number[] {
  const each = Math.floor(total / parts);
  return Array.from({ length: parts }, (_, index) =>
    index === parts - 1 ? total - each * (parts - 1) : each,
  );
}
