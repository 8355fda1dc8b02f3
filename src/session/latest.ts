import type { Boxes } from './box';
import type { Kept } from './keeper';
import { checkLaunch, type Launch } from './launch';
import { LATEST_KEY } from './mark';

/** The session of this tab. */
export const SESSION: Kept<Launch> = {
  key: 'session',
  where: 'tab',
  owner: 'nobody',
  check: checkLaunch,
};

/** What a tab keeps: its session, and the device's latest borrower as the tab knew them when it was its own. */
interface TabsOwn {
  readonly value?: unknown;
  readonly latest?: unknown;
}

const tabsOwn = ({ tab }: Boxes): TabsOwn => Object(tab.read(SESSION.key)) as TabsOwn;

/**
 * Whether nobody else was launched on the device since this tab's session began. The two words are compared as
 * they stand: nothing has to be worked out before the first request. Where nothing can be kept, nobody knows.
 */
function isStillLatest(boxes: Boxes): boolean {
  const latest = boxes.device.read(LATEST_KEY);
  return latest === null || latest === tabsOwn(boxes).latest;
}

/** The session of this tab; none once another borrower was launched on the device. */
export function keptSession(boxes: Boxes): Launch {
  if (isStillLatest(boxes)) return checkLaunch(tabsOwn(boxes).value);
  boxes.tab.remove(SESSION.key);
  return {};
}

export function keepSession({ tab, device }: Boxes, launch: Launch): void {
  tab.write(SESSION.key, { value: launch, latest: device.read(LATEST_KEY) });
}

/** Makes this tab's borrower, of this mark, the latest one; tabs of another one hear of it. Not once another came. */
export function becomeLatest(boxes: Boxes, mark: string | undefined): void {
  const { tab, device } = boxes;
  const own = tabsOwn(boxes);
  if (!mark || ('latest' in own && !isStillLatest(boxes))) return;
  // A mark that cannot be replaced must not go on naming another borrower.
  if (device.read(LATEST_KEY) !== mark && !device.write(LATEST_KEY, mark))
    device.remove(LATEST_KEY);
  tab.write(SESSION.key, { ...own, latest: mark });
}
