import type { Alias } from './calls';
import type { FaultScope } from './faults';
import type { Lender } from './index';

/** Keeps answers of a call back until they are let go, the next one where nothing else is said: no clock decides. */
export function holdAnswers(
  lender: Lender,
  alias: Alias,
  scope: FaultScope = { times: 1 },
): () => void {
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  lender.fault(alias, { kind: 'delay', ms: 0, until, ...scope });
  return letGo;
}
