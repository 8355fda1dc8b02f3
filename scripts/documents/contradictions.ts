import type { Environment } from '../../src/platform/environment/environment';
import { type FigureBook, numberOf } from './figures';

/**
 * Lists contradictions between a lender's figures, by figure name. A contradiction does not stop the build. The lender
 * decides which figure is right. The figure's `differs` records the decision.
 */
export function contradictionsIn(book: FigureBook, { currency }: Environment): readonly string[] {
  const isDecided = (name: string) => {
    const figure = book[name];
    return !!figure && 'differs' in figure && !!figure.differs;
  };
  const of = (name: string) => numberOf(book, name);
  const [yearly, daily] = [of('annualRate'), of('dailyInterest')];
  const remarks: string[] = [];
  if (
    yearly !== undefined &&
    daily !== undefined &&
    !isDecided('dailyInterest') &&
    Math.abs(daily * 365 - yearly) > yearly / 100
  ) {
    remarks.push(
      `annualRate (${yearly} %) and dailyInterest (${daily} %): this daily rate is ${(daily * 365).toFixed(2)} % a year`,
    );
  }
  const signs = new Set(Object.values(currency));
  if (signs.size > 1) {
    remarks.push(
      `currency has ${signs.size} signs (${[...signs].join(', ')}), but nationals names one country: a lender has one country and one currency`,
    );
  }
  return remarks;
}
