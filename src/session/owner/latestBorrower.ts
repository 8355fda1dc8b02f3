import type { Boxes } from '../../storage/browserStorage';
import type { Kept } from '../../storage/ownedStorage';
import { checkLaunch, hasSession, isSameLogin, type Launch } from '../launch/launch';
import { LATEST_KEY, latestOn } from '../../storage/ownerHash';

/** The session of this tab. */
export const SESSION: Kept<Launch> = {
  key: 'session',
  where: 'tab',
  owner: 'nobody',
  check: checkLaunch,
};

/** What a tab keeps: its session, and the device's latest borrower at the time when the session was the latest one. */
interface TabsOwn {
  readonly value?: unknown;
  readonly latest?: unknown;
}

const tabsOwn = ({ tab }: Boxes): TabsOwn => Object(tab.read(SESSION.key)) as TabsOwn;

/**
 * Whether no other borrower was launched on the device since this tab's session began. The two marks are compared as
 * they stand: no digest has to be worked out before the first request. Where nothing can be kept, none is known.
 */
function isStillLatest(boxes: Boxes): boolean {
  const latest = latestOn(boxes);
  return latest === null || latest === tabsOwn(boxes).latest;
}

/** The session of this tab; none once another borrower was launched on the device. */
export function keptSession(boxes: Boxes): Launch {
  if (isStillLatest(boxes)) return checkLaunch(tabsOwn(boxes).value);
  boxes.tab.remove(SESSION.key);
  return {};
}

/** Keeps a launch in place of this tab's earlier session, which must not outlive it: also where the new one cannot be kept. */
export function keepSession(boxes: Boxes, launch: Launch): void {
  const { tab } = boxes;
  if (!tab.write(SESSION.key, { value: launch, latest: latestOn(boxes) })) tab.remove(SESSION.key);
}

/** Whether the tab keeps the session of another launch than this one: of a page that came back, it is not this page's tab any more. */
export function isTabOfAnother(boxes: Boxes, launch: Launch): boolean {
  const kept = checkLaunch(tabsOwn(boxes).value);
  return hasSession(kept) && !isSameLogin(kept, launch);
}

/** Makes this tab's borrower, of this mark, the latest one; tabs of another one hear of it. Not once another came. */
export function becomeLatest(boxes: Boxes, mark: string | undefined): void {
  const { tab, device } = boxes;
  const own = tabsOwn(boxes);
  if (!mark) return;
  if (latestOn(boxes) !== mark) {
    if ('latest' in own && !isStillLatest(boxes)) return;
    // A mark that cannot be replaced must not go on naming another borrower.
    if (!device.write(LATEST_KEY, mark)) device.remove(LATEST_KEY);
  }
  if ('value' in own) tab.write(SESSION.key, { ...own, latest: mark });
}
