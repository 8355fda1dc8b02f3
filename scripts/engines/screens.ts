import type { Lender } from '../../sandbox';
import { triedScreens } from '../../src/features/preview/trials';
import { launchAddress } from '../../test/e2e/fixtures';
import { sent } from '../../test/e2e/steps';
import { textAt } from '../bench/compare';
import { addressOf, borrowerOf } from '../bench/screens';
import type { Journey } from './journeys';
import type { Person } from './person';

type Tried = (typeof triedScreens)[number];

/** Every screen opens; one that asks a server first shows what it was answered. */
export const screens: readonly Journey[] = triedScreens.map((screen) => ({
  name: `opens ${screen.path}`,
  async go(person, lender) {
    const address = launchAddress(lender, addressOf(screen, lender), borrowerOf(screen));
    await person.visits(address);
    await person.finds('heading', `return document.querySelector('h1')?.innerText`);
    await person.sees(await markOf(screen, person, lender));
  },
}));

/** A text by which a screen is recognised: of its answer, which is asked for once more. */
async function markOf(
  { row, ...trial }: Tried,
  person: Person,
  lender: Lender,
): Promise<RegExp | string> {
  if (!row.asks || !('mark' in trial)) return /\S/;
  const { mark, shown } = trial as { readonly mark: string; readonly shown?: string };
  const { alias } = row.asks;
  const first = await person.until('nothing asked', () => sent(lender, alias)[0]);
  const { path, search, method, headers, rawBody } = first;
  const init = { method, headers, body: rawBody || null };
  const { data } = (await (await lender.fetch(path + search, init)).json()) as { data: unknown };
  return shown ?? textAt(data, mark);
}
