import type { Alias } from './calls';
import type { FaultScope } from './faults';
import type { Lender } from './index';

/**
 * Holds the answers of a call, by default the next one, until the returned function releases them. Tests then need no
 * timer.
 */
export function holdAnswers(
  lender: Lender,
  alias: Alias,
  scope: FaultScope = { times: 1 },
): () => void {
  return lender.fault(alias, { kind: 'hold', ...scope }).lift;
}
