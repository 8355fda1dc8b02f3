import type { Alias } from './calls';
import type { FaultScope } from './faults';
import type { Lender } from './index';

/** Keeps answers of a call back until they are let go, the next one where nothing else is said: no clock decides. */
export function holdAnswers(
  lender: Lender,
  alias: Alias,
  scope: FaultScope = { times: 1 },
): () => void {
  return lender.fault(alias, { kind: 'hold', ...scope }).lift;
}
