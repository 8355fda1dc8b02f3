import { type EnvironmentReading, readEnvironment } from '../environment/readEnvironment';
import { boxesOf } from '../session/box';
import { createKeeper, type Keeper } from '../session/keeper';
import { type OpenedSession, openSession } from '../session/openSession';

/** What every entry starts from. */
export interface ReadPage {
  readonly session: OpenedSession;
  readonly environment: EnvironmentReading;
  readonly keeper: Keeper;
}

/** Opens the session. First of all, so that nothing that follows can leak a session value from the address bar. */
export function openPage(page: Window): OpenedSession {
  const { location, history } = page;
  return openSession({ location, history, boxes: boxesOf(page) });
}

/** What an entry starts from; the session may have been opened before it was there (`begin.ts`). */
export const readPage = (page: Window, session: OpenedSession): ReadPage => ({
  session,
  environment: readEnvironment(page.document),
  keeper: createKeeper(boxesOf(page), session.launch, page),
});
