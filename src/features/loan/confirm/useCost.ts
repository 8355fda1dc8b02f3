import { useMemo } from 'react';
import type { Confirmation } from '../../../domain/orders';
import { useEnvironment } from '../../../shared';
import { loanCost } from './loanCost';

/** The cost of an offer. Computed once for a plan: a tick of the agreement renders the screen again. */
export function useCost(loan: Confirmation) {
  const { trueCost, timeZone } = useEnvironment();
  const method = trueCost?.method ?? 'effective';
  return useMemo(() => loanCost(loan, method, timeZone), [loan, method, timeZone]);
}
