import { landingQuery, readAdvertisement } from '../../../features/promotion';
import { thisMoment } from '../../../platform/base';
import { openWithoutSession } from '../../../platform/session';
import { factsOf, sendEarlyRequest } from '../earlyRequest';
import type { Handover } from '../handover';

/** The promotion's first step: takes session values out of the address bar, and requests the advertisement. */
export function beginPromotion(page: Window): Handover {
  const opened = thisMoment();
  const launch = openWithoutSession(page);
  const { search, hash } = page.location;
  const query = landingQuery(hash);
  const named: Readonly<Record<string, string>> = readAdvertisement(search, query ?? '');
  const facts = factsOf(page, launch, (name) => named[name] ?? '');
  const first = query === undefined ? undefined : sendEarlyRequest(page, facts, launch);
  return { opened, session: { launch, isFreshLaunch: false }, facts, first };
}
