import { readEnvironment, type EnvironmentReading } from '../environment/readEnvironment';
import { openSession, type OpenedSession } from '../session/openSession';
import { createKeep, type Keep } from '../session/storage';

/** What every entry starts from. */
export interface ReadPage {
  readonly session: OpenedSession;
  readonly environment: EnvironmentReading;
  /** This tab's storage. */
  readonly tab: Keep;
  readonly device: Keep;
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
  return { session, environment: readEnvironment(document), tab, device };
}
