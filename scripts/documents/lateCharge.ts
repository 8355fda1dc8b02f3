import { type FigureBook, numberOf } from './figures';

/** The late charge of a lender (docs/reference/documents.md#late-charge). */
export interface LateCharge {
  /** Charged once, in minor units, for a new client. */
  readonly once: number;
  /** From which day late which part of the late instalment is added a day, in per cent. */
  readonly steps: readonly { readonly from: number; readonly percent: number }[];
}

/** The figures of the two rules that the specification states. A lender has those of one. */
const ONE_RATE = ['dailyPenalty'] as const;
const STEPS = [
  'penaltyNewClient',
  'penaltyRepeatClient',
  'penaltyFirst',
  'penaltyFirstUntil',
  'penaltySecond',
  'penaltySecondFrom',
  'penaltySecondUntil',
  'penaltyThird',
  'penaltyThirdFrom',
] as const;

/** The lender's late charge. Without figures of one there is none. */
export function lateChargeIn(book: FigureBook): LateCharge | undefined {
  const of = (name: string) => numberOf(book, name);
  const daily = of('dailyPenalty');
  if (daily !== undefined) return { once: 0, steps: [{ from: 1, percent: daily }] };
  const [once, first] = [of('penaltyNewClient'), of('penaltyFirst')];
  if (once === undefined || first === undefined) return undefined;
  const later = [
    { from: of('penaltySecondFrom'), percent: of('penaltySecond') },
    { from: of('penaltyThirdFrom'), percent: of('penaltyThird') },
  ].flatMap(({ from, percent }) =>
    from === undefined || percent === undefined ? [] : [{ from, percent }],
  );
  return { once, steps: [{ from: 1, percent: first }, ...later] };
}

/** What an instalment costs on top when it is paid some days late, in minor units. */
export function lateChargeOf(
  { once, steps }: LateCharge,
  instalment: number,
  days: number,
): number {
  if (days <= 0) return 0;
  const percent = steps.reduce((sum, { from, percent: each }, index) => {
    const until = Math.min(days, (steps[index + 1]?.from ?? Infinity) - 1);
    return sum + each * Math.max(0, until - from + 1);
  }, 0);
  return once + Math.round((instalment * percent) / 100);
}

/** The figures of both rules: two documents would state two charges for the same delay. */
export function twoLateCharges(book: FigureBook): readonly string[] {
  const known = (names: readonly string[]) => names.filter((name) => name in book);
  const [rate, steps] = [known(ONE_RATE), known(STEPS)];
  return rate.length > 0 && steps.length > 0 ? [...rate, ...steps] : [];
}
