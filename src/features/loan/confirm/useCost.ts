import { useMemo } from 'react';
import type { Confirmation } from '@/domain/orders';
import { useEnvironment } from '@/platform/environment';
import { useToday } from '@/shared';
import { loanCost } from './loanCost';

/** The cost of an offer. Computed once for a plan and a day: a tick of the agreement renders the screen again. */
export function useCost(loan: Confirmation) {
  const { trueCost, timeZone } = useEnvironment();
  const method = trueCost?.method ?? 'effective';
  const today = useToday();
  return useMemo(() => loanCost(loan, method, timeZone, today), [loan, method, timeZone, today]);
}
