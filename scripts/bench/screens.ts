import type { Lender, ReceivedRequest } from '../../sandbox';
import { type BorrowerName, isBorrowerName } from '../../sandbox/seeds';
import { queryFor, type sampledScreens } from '../../src/features/preview/sampleVisits';

type Tried = (typeof sampledScreens)[number];

/** The borrower of the sandbox for whom a screen has something to show. */
export function borrowerOf({ name, borrower = 'dueTomorrow' }: Tried): BorrowerName {
  if (!isBorrowerName(borrower)) throw new Error(`${name}: the sandbox has no ${borrower}`);
  return borrower;
}

/** The screen's own part of its address. */
export function addressOf(screen: Tried, lender: Lender): string {
  const own = queryFor(screen, lender.launch(borrowerOf(screen)));
  const given = Object.entries(own).filter(([, value]) => value);
  return `${screen.path}?${new URLSearchParams(given).toString()}`;
}

/** The data that the lender answers to a request of a page, sent once more. */
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
