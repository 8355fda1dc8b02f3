import { advertisementAt, landingQuery, NO_ADVERTISEMENT, placeOf } from '@/features/promotion';
import { thisMoment } from '@/platform/base';
import { openWithoutSession } from '@/platform/session';
import { factsOf, sendEarlyRequest } from '../earlyRequest';
import type { Handover } from '../handover';

/** The promotion's first step: takes session values out of the address bar, and requests the advertisement. */
export function beginPromotion(page: Window): Handover {
  const opened = thisMoment();
  const launch = openWithoutSession(page);
  const begunAt = placeOf(page.location);
  const named: Readonly<Record<string, string>> = advertisementAt(begunAt, NO_ADVERTISEMENT);
  const facts = factsOf(page, launch, (name) => named[name] ?? '');
  const isLanding = landingQuery(page.location.hash) !== undefined;
  const first = isLanding ? sendEarlyRequest(page, facts, launch) : undefined;
  return { opened, session: { launch, isFreshLaunch: false }, facts, first, begunAt, taps: {} };
}
