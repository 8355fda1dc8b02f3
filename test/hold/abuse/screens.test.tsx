import { createLender } from '../../../sandbox';
import { forgetEverything } from '../../support/openStores';
import { renderScreen } from '../../support/renderScreen';
import type { Opened } from '../judge';
import { look } from '../visit';
import { casesAt, ownParameters, secretsAt } from './cases';
import { borrowerPlaces, factsOf } from './places';
import { comeToRest } from './rest';
import { tryAll } from './tryAll';

/** Hundreds of pages are opened in one test: the limit only ends a test that hangs. */
const LONG_MS = 3_600_000;

const lender = createLender();

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
});

async function open(address: string): Promise<Opened> {
  forgetEverything();
  const before = lender.requests.length;
  const { unmount, bridge, store } = await renderScreen(address, { lender });
  await comeToRest(store);
  const sight = look();
  unmount();
  const told = bridge.messages.map((message) => JSON.stringify(message));
  return { sight, told, requests: lender.requests.slice(before) };
}

// `launches.test.ts` tests the session's parameters on every route.
it.each(borrowerPlaces)(
  'keeps the rules of a page with any own parameters: $paths.0',
  async (place) => {
    const { borrower = 'newLoan', paths } = place;
    const crowd = { me: await factsOf(lender, borrower), other: await factsOf(lender, 'overdue') };
    // The browser's tests open the other paths of a screen.
    const cases = casesAt(place, paths[0] ?? '', crowd, ownParameters(place, crowd));
    expect(await tryAll(cases, secretsAt(place, crowd), open)).toEqual([]);
  },
  LONG_MS,
);
