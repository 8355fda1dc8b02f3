import { boxesOf } from './box';
import { becomeLatest, keepSession } from './latest';
import { browsersMarkOf } from './mark';
import type { OpenedSession } from './openSession';
import { tellLaunched } from './otherTabs';

/**
 * Keeps a fresh launch for this tab, and tells the other tabs and the device of it: once the first request has left,
 * which waits for nothing.
 */
export async function announce(
  page: Window,
  { launch, isFreshLaunch }: OpenedSession,
): Promise<void> {
  if (!isFreshLaunch) return;
  const boxes = boxesOf(page);
  keepSession(boxes, launch);
  tellLaunched(launch);
  becomeLatest(boxes, await browsersMarkOf(boxes.device, [launch.userId ?? '']));
}
