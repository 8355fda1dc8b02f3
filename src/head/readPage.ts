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

/** Opens the session. First of all, so that nothing that follows can leak a session value from the address bar. */
export function openPage(page: Window): OpenedSession {
  const { location, history } = page;
  const boxes = boxesOf(page);
  const session = openSession({ location, history, boxes });
  guardPage(page, boxes, session.launch);
  return session;
}

/** What an entry starts from; the session may have been opened before it was there (`begin.ts`). */
export const readPage = (page: Window, session: OpenedSession): ReadPage => ({
  session,
  environment: readEnvironment(page.document),
  keeper: createKeeper(boxesOf(page), session.launch, page),
});
