import type { Environment } from '../../src/environment/environment';
import { numberOf } from './example';
import type { FigureBook } from './figures';

/**
 * Lists contradictions between a lender's figures, by figure name. A contradiction does not stop the build: the
 * lender decides which figure is right. The shipped templates contain contradictions.
 */
export function contradictionsIn(book: FigureBook, { currency }: Environment): readonly string[] {
  const of = (name: string) => numberOf(book, name);
  const said = (name: string) => `${name} (${String(of(name))})`;
  const [yearly, daily] = [of('annualRate'), of('dailyInterest')];
  const penalties = ['penaltyFirst', 'penaltySecond', 'penaltyThird'] as const;
  const others = penalties.filter(
    (name) => of(name) !== undefined && of(name) !== of('dailyPenalty'),
  );
  const remarks: string[] = [];
  if (
    yearly !== undefined &&
    daily !== undefined &&
    Math.abs(daily * 365 - yearly) > yearly / 100
  ) {
    remarks.push(
      `annualRate (${yearly} %) and dailyInterest (${daily} %): that daily rate is ${(daily * 365).toFixed(2)} % a year`,
    );
  }
  if (of('dailyPenalty') !== undefined && others.length > 0) {
    remarks.push(
      `dailyPenalty (${String(of('dailyPenalty'))} %) of the agreement and ${others.map(said).join(', ')} of the loan terms: one delay has two prices`,
    );
  }
  if (currency.es !== currency.en) {
    remarks.push(
      `currency is ${currency.es} in Spanish and ${currency.en} in English, and nationals names one country only: a lender has one country and one currency`,
    );
  }
  return remarks;
}
