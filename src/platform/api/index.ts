/** Requests to the lender: the base query of every endpoint, and failures as values. */
export { dataOfWire, incoming, openEnvelope, outcomeOf, verdictOf } from './answer';
export {
  api,
  type ApiPorts,
  FRESH_S,
  type HashOf,
  type Intended,
  orSkip,
  read,
  write,
} from './api';
export { type ApiFailure, isRefusal } from './failures';
export { parseJson, withoutLongNumber } from './json';
export {
  type CallStep,
  type Failed,
  isAccepted,
  isAnswered,
  isFailed,
  isStarted,
} from './outcomes';
export { createProgressFetch, type ProgressFetch } from './progressFetch';
export {
  addressOf,
  buildRequest,
  type CallFormat,
  formatOf,
  type PlainRequest,
  requestOf,
  type SessionValues,
  UNSEEN,
  withFile,
} from './request';
export { CALL_TIMEOUT_MS, sendOnce } from './transport';
export { intentAfter, useWrite } from './useWrite';
