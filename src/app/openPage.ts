import type { Environment } from '../environment/environment';
import { readEnvironment } from '../environment/readEnvironment';
import { openSession, type OpenedSession } from '../session/openSession';
import { createKeep, type Keep } from '../session/storage';

/** What every entry starts from. */
export interface OpenedPage {
  readonly session: OpenedSession;
  readonly environment: Environment;
  /** This tab's storage. */
  readonly tab: Keep;
  readonly device: Keep;
}

/**
 * Opens the session and reads the environment; a wrong one is said on the page, and nothing starts.
 * First of all, so that nothing that follows can leak a session value from the address bar.
 */
export async function openPage(page: Window): Promise<OpenedPage | undefined> {
  const { document, location, history } = page;
  const tab = createKeep(() => page.sessionStorage);
  const device = createKeep(() => page.localStorage);
  const session = openSession({ location, history, tab, device });
  const reading = readEnvironment(document);
  if (reading.ok) return { session, environment: reading.environment, tab, device };
  const { showEnvironmentFailure } = await import('./environmentFailure');
  showEnvironmentFailure(document, reading.issues);
  return undefined;
}
