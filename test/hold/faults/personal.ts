import type { BorrowerName, Lender } from '../../../sandbox';
import { personalOf } from '../../support/launchNames';

/** The telephone number that a visitor enters on the promotion page. */
export const VISITOR_PHONE = '13912345678';

/** Names, streets, accounts and cards in the lender's data. */
const KNOWN_TO_LENDER = [
  /(Ana|Bruno|Carla|Diego|Elena|Fabio|Gloria|Hugo|Inés|Julio) Ejemplo/,
  /Calle Inventada/,
  /500000000000\d{4}/,
];

/** Matches whole words only: the lender's complaint ids begin with a user's id. */
const wordOf = (value: string) => new RegExp(`(?<!\\w)${value}(?!\\w)`);

/** The values that identify a borrower. */
export function personalValues(
  lender: Lender,
  borrower: BorrowerName | undefined,
): readonly RegExp[] {
  const launch = borrower ? lender.launch(borrower) : {};
  return [...KNOWN_TO_LENDER, ...[VISITOR_PHONE, ...personalOf(launch)].map(wordOf)];
}

/** The values that each place contains. */
export function whereFound(
  values: readonly RegExp[],
  places: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.entries(places).flatMap(([place, text]) =>
    values.filter((value) => value.test(text)).map((value) => `${value.source} in ${place}`),
  );
}
