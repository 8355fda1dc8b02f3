import { boxesOf } from './box';
import { becomeLatest } from './latest';
import { browsersMarkOf } from './mark';
import type { OpenedSession } from './openSession';
import { tellLaunched } from './otherTabs';

/** Tells the other tabs, and the device, who was launched: once the first request has left, which waits for nothing. */
export async function announce(
  page: Window,
  { launch, isFreshLaunch }: OpenedSession,
): Promise<void> {
  if (!isFreshLaunch) return;
  tellLaunched(launch);
  const boxes = boxesOf(page);
  becomeLatest(boxes, await browsersMarkOf(boxes.device, [launch.userId ?? '']));
}
