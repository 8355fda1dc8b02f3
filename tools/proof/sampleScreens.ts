import type { Lender, ReceivedRequest } from '../../sandbox';
import { type BorrowerName, isBorrowerName } from '../../sandbox/seeds';
import { queryFor, type sampledScreens } from '../../src/features/preview/sampleVisits';

type SampledScreen = (typeof sampledScreens)[number];

/** The borrower of the sandbox with data for the screen. */
export function borrowerOf({ name, borrower = 'dueTomorrow' }: SampledScreen): BorrowerName {
  if (!isBorrowerName(borrower)) throw new Error(`${name}: the sandbox has no ${borrower}`);
  return borrower;
}

function ownQuery(screen: SampledScreen, lender: Lender) {
  const borrower = borrowerOf(screen);
  const own = queryFor(screen, { ...lender.launch(borrower), ...figuresOf(borrower, lender) });
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value));
}

const figuresOf = (borrower: BorrowerName, lender: Lender) =>
  lender.borrowerCards().find(({ name }) => name === borrower)?.figures;

/** The screen's address without launch parameters. */
export const addressOf = (screen: SampledScreen, lender: Lender): string =>
  `${screen.path}?${new URLSearchParams(ownQuery(screen, lender)).toString()}`;

/** The address with which the native app opens the screen. */
export function launchOf(screen: SampledScreen, lender: Lender): string {
  const query = { ...lender.launch(borrowerOf(screen)), ...ownQuery(screen, lender) };
  return `${screen.path}?${new URLSearchParams(query).toString()}`;
}

/** Sends a page's request again. Returns the data of the answer. */
export async function answerTo(lender: Lender, request: ReceivedRequest): Promise<unknown> {
  const { path, search, method, headers, rawBody } = request;
  const answer = await lender.fetch(path + search, { method, headers, body: rawBody || null });
  const { data } = (await answer.json()) as { data: unknown };
  return data;
}

/** The text at a dotted path of an answer's data. */
export function textAt(data: unknown, field: string): string {
  const found = field
    .split('.')
    .reduce<unknown>((at, name) => (Object(at) as Record<string, unknown>)[name], data);
  if (typeof found !== 'string' || !found) throw new Error(`The answer has no text at ${field}`);
  return found;
}
