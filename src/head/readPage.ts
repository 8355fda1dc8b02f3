import { readEnvironment, type EnvironmentReading } from '../environment/readEnvironment';
import { boxesOf } from '../session/box';
import { guardPage } from '../session/guardPage';
import { createKeeper, type Keeper } from '../session/keeper';
import { openSession, type OpenedSession } from '../session/openSession';

/** What every entry starts from. */
export interface ReadPage {
  readonly session: OpenedSession;
  readonly environment: EnvironmentReading;
  readonly keeper: Keeper;
}

/**
 * Opens the session and reads the environment. First of all, so that nothing that follows can leak a
 * session value from the address bar.
 */
export function readPage(page: Window): ReadPage {
  const { document, location, history } = page;
  const boxes = boxesOf(page);
  const session = openSession({ location, history, boxes });
  guardPage(page, boxes, session.launch);
  const keeper = createKeeper(boxes, session.launch, page);
  return { session, environment: readEnvironment(document), keeper };
}
