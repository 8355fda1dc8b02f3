/** The launch and the session: reading, checking and keeping them, and which borrower the device's data belong to. */
export { guardPage } from './crossTab/guardPage';
export { hasEnded, stopPage } from './crossTab/stopPage';
export { commonParameters, requestContextOf } from './launch/commonParameters';
export { keepEntriesApart } from './launch/historyEntries';
export {
  checkLaunch,
  hasSession,
  type Launch,
  type LaunchName,
  parametersIn,
  parametersOf,
  parseLaunch,
} from './launch/launch';
export { meantAddress } from './launch/meantAddress';
export { type OpenedSession, openSession, openWithoutSession } from './launch/openSession';
export { ACCEPTED } from './owner/sessionEnd';
export { storedSession } from './owner/latestBorrower';
export { endSession, onSessionEnd } from './owner/sessionEnd';
export {
  answerAdopted,
  type EarlyAnswer,
  isSessionEnd,
  selectEarlyAnswer,
  selectHasSession,
  selectIsAccepted,
  selectLaunch,
  selectOpenedAt,
  selectOrderId,
  selectProductId,
  sessionEnded,
  sessionOf,
  sessionSlice,
} from './slice';
