import type { Alias } from './calls';
import type { Lender } from './index';

/** Keeps the next answers of a call back until they are let go: a test then depends on no clock. */
export function holdAnswers(lender: Lender, alias: Alias, times = 1): () => void {
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  lender.fault(alias, { kind: 'delay', ms: 0, until, times });
  return letGo;
}
