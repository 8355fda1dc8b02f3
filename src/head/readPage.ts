import { readEnvironment, type EnvironmentReading } from '../environment/readEnvironment';
import { openSession, type OpenedSession } from '../session/openSession';
import { boxesOf } from '../session/box';
import { becomeLatest, createKeeper, type Keeper } from '../session/keeper';
import { createKeep, type Keep } from '../session/storage';

/** What every entry starts from. */
export interface ReadPage {
  readonly session: OpenedSession;
  readonly environment: EnvironmentReading;
  /** This tab's storage. */
  readonly tab: Keep;
  readonly device: Keep;
  readonly keeper: Keeper;
}

/**
 * Opens the session and reads the environment. First of all, so that nothing that follows can leak a
 * session value from the address bar.
 */
export function readPage(page: Window): ReadPage {
  const { document, location, history } = page;
  const tab = createKeep(() => page.sessionStorage);
  const device = createKeep(() => page.localStorage);
  const session = openSession({ location, history, tab, device });
  const boxes = boxesOf(page);
  const { launch, isFreshLaunch } = session;
  if (isFreshLaunch) becomeLatest(boxes, launch.userId ?? '');
  const keeper = createKeeper(boxes, launch, page);
  return { session, environment: readEnvironment(document), tab, device, keeper };
}
