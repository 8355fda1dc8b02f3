import { waitFor } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { forgetEverything } from '../../support/openStores';
import { renderPromotion } from '../../support/renderPromotion';
import type { Opened } from '../judge';
import { look } from '../visit';
import { casesAt, ownParameters } from './cases';
import { promotionPlaces } from './places';
import { comeToRest } from './rest';
import { tryAll } from './tryAll';

/** Hundreds of pages are opened in one test: the limit only ends a test that hangs. */
const LONG_MS = 3_600_000;

const NO_BORROWER = { launch: {}, amount: '' };

const lender = createLender();

/** A desktop shows the most content. */
async function open(address: string): Promise<Opened> {
  forgetEverything();
  const before = lender.requests.length;
  const requests = () => lender.requests.slice(before);
  const { unmount, store, conversions } = await renderPromotion(address, {
    lender,
    platform: 'desktop',
  });
  await comeToRest(store);
  const isLanding = document.querySelector('form') !== null;
  await waitFor(() => {
    expect(requests().some(({ alias }) => alias === 'trackVisit')).toBe(isLanding);
  });
  const sight = look();
  unmount();
  return { sight, requests: requests(), told: conversions.map((it) => JSON.stringify(it)) };
}

it.each(promotionPlaces.map((place) => ({ ...place, hash: place.hash ?? '' })))(
  'keeps the rules of a page with any parameters of an advertisement: $paths.0$hash',
  async (place) => {
    const crowd = { me: NO_BORROWER, other: NO_BORROWER };
    const groups = ownParameters(place, crowd);
    const cases = place.paths.flatMap((path) => casesAt(place, path, crowd, groups));
    expect(await tryAll(cases, [], open)).toEqual([]);
  },
  LONG_MS,
);
