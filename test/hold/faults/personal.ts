import type { BorrowerName, Lender } from '../../../sandbox';
import { personalOf } from '../../support/launchNames';

/** What a visitor types on the promotion page. */
export const VISITOR_PHONE = '13912345678';

/** People, streets, accounts and cards that the lender knows. */
const ANYBODY = [
  /(Ana|Bruno|Carla|Diego|Elena|Fabio|Gloria|Hugo|Inés|Julio) Ejemplo/,
  /Calle Inventada/,
  /500000000000\d{4}/,
];

/** As a word of its own: the lender's complaint ids begin with a user's id. */
const wordOf = (value: string) => new RegExp(`(?<!\\w)${value}(?!\\w)`);

/** What tells who a borrower is. */
export function personalValues(
  lender: Lender,
  borrower: BorrowerName | undefined,
): readonly RegExp[] {
  const launch = borrower ? lender.launch(borrower) : {};
  return [...ANYBODY, ...[VISITOR_PHONE, ...personalOf(launch)].map(wordOf)];
}

/** Which of the values stand in which place. */
export function whereFound(
  values: readonly RegExp[],
  places: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.entries(places).flatMap(([place, text]) =>
    values.filter((value) => value.test(text)).map((value) => `${value.source} in ${place}`),
  );
}
