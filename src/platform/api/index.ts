/** Requests to the lender: the base query of every endpoint, and failures as values. */
export { dataOfWire, incoming, outgoing } from './adapt';
export { api, FRESH_S } from './api';
export { type ApiPorts, type HashOf, outcomeOf } from './baseQuery';
export { type Intended, orSkip, read, write } from './endpoint';
export { openEnvelope, verdictOf } from './envelope';
export { type ApiFailure, isRefusal } from './failures';
export { intentAfter } from './intentId';
export { parseJson, withoutLongNumber } from './json';
export {
  type CallStep,
  type Failed,
  isAccepted,
  isAnswered,
  isFailed,
  isStarted,
} from './outcomes';
export {
  type CallFormat,
  type PlainRequest,
  plainRequest,
  type SessionValues,
  UNSEEN,
  valuesFor,
} from './plainRequest';
export { createProgressFetch, type ProgressFetch } from './progressFetch';
export { buildRequest } from './request';
export { CALL_TIMEOUT_MS, sendOnce } from './transport';
export { useWrite } from './useWrite';
export { withFile } from './withFile';
