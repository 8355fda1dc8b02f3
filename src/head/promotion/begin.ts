import { landingQuery, readAdvertisement } from '../../features/promotion/index';
import { openWithoutSession } from '../../session/openSession';
import { sendAhead } from '../begin';
import type { Begun } from '../begun';

/**
 * What the promotion's page does before anything else: it takes what must not stand there out of the address bar,
 * and sends for the advertisement that its landing page shows.
 */
export function beginPromotion(page: Window): Begun {
  const launch = openWithoutSession(page);
  const { search, hash } = page.location;
  const query = landingQuery(hash);
  const named: Readonly<Record<string, string>> = readAdvertisement(search, query ?? '');
  const session = { launch, isFreshLaunch: false };
  return sendAhead(page, session, (name) => named[name] ?? '', query !== undefined);
}
