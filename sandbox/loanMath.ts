/**
 * The lender's arithmetic. The rates are invented, but all sums agree. Amounts are integers in minor units
 * (cents), rates are parts per million, terms are days.
 */

/** 0.0065 % a day. */
export const DAILY_INTEREST_PPM = 65;
/** 10 % of the loan, once. */
export const COMMISSION_PPM = 100_000;
/** 16 % on interest plus commission. */
export const IVA_PPM = 160_000;
/** 8 % of the instalment for an extension. */
export const EXTENSION_PPM = 80_000;

export interface LoanTerms {
  /** The amount that the borrower receives, in minor units. */
  readonly principal: number;
  /** The term, in days. */
  readonly days: number;
  readonly instalments: number;
  /** Deducted from the debt, in minor units. */
  readonly coupon: number;
}

export interface Costs {
  readonly principal: number;
  readonly interest: number;
  readonly commission: number;
  readonly iva: number;
  readonly coupon: number;
  /** The sum of the costs above, minus the coupon. */
  readonly total: number;
}

/** The costs of a loan over its whole term. */
export function costsOf({ principal, days, coupon }: LoanTerms): Costs {
  const interest = share(principal, DAILY_INTEREST_PPM * days);
  const commission = share(principal, COMMISSION_PPM);
  const iva = share(interest + commission, IVA_PPM);
  const total = principal + interest + commission + iva - coupon;
  return { principal, interest, commission, iva, coupon, total };
}

/** The costs of each instalment. Their sum is exactly the cost of the loan. */
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

/** The late charge of a lender: an amount once, and a part of the late instalment for each day late. */
export interface LateCharge {
  readonly once: number;
  /** The last step has no `until`. */
  readonly steps: readonly { readonly until?: number; readonly ppmPerDay: number }[];
}

/** 3 % of the late instalment for each day. */
export const defaultLateCharge: LateCharge = { once: 0, steps: [{ ppmPerDay: 30_000 }] };

/** India's shipped brand: an amount once, and a part that is smaller after 30 and after 90 days. */
const indianLateCharge: LateCharge = {
  once: 100_000,
  steps: [
    { until: 30, ppmPerDay: 50_000 },
    { until: 90, ppmPerDay: 40_000 },
    { ppmPerDay: 20_000 },
  ],
};

/** The late charge of a brand, as its documents state it. */
export const lateChargeOf = ({ appName }: { readonly appName: string }): LateCharge =>
  appName === 'rupeeready-in' ? indianLateCharge : defaultLateCharge;

/** The late charge on an instalment that is `daysLate` whole days late. */
export function penaltyFor(charge: LateCharge, instalment: number, daysLate: number): number {
  if (daysLate <= 0) return 0;
  let [from, ppm] = [0, 0];
  for (const { until = Infinity, ppmPerDay } of charge.steps) {
    ppm += ppmPerDay * Math.max(0, Math.min(daysLate, until) - from);
    from = until;
  }
  return charge.once + share(instalment, ppm);
}

/** The fee for the extension of an instalment, IVA included. */
export function extensionFee(amount: number): number {
  const fee = share(amount, EXTENSION_PPM);
  return fee + share(fee, IVA_PPM);
}

/** The costs of an instalment that is paid some days later: adds the interest of these days and its IVA. */
export function extendedCosts(costs: Costs, days: number): Costs {
  const interest = share(costs.principal, DAILY_INTEREST_PPM * days);
  const iva = share(interest, IVA_PPM);
  return {
    ...costs,
    interest: costs.interest + interest,
    iva: costs.iva + iva,
    total: costs.total + interest + iva,
  };
}

/** The given parts per million of an amount, rounded to a whole minor unit. */
export function share(amount: number, ppm: number): number {
  return Math.round((amount * ppm) / 1_000_000);
}

/** Splits the total into whole parts. The last part takes the remainder. */
function split(total: number, parts: number): number[] {
  const each = Math.floor(total / parts);
  return Array.from({ length: parts }, (_, index) =>
    index === parts - 1 ? total - each * (parts - 1) : each,
  );
}
