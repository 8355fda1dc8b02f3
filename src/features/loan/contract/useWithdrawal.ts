import { addDays, formatDate } from '@/design/format';
import { useEnvironment } from '@/platform/environment';
import { useToday } from '@/shared';

/**
 * The last day of the right to withdraw from a loan, `YYYY-MM-DD`, and whether it is over; undefined where the brand has no
 * such right or the day of the disbursement is not known.
 */
export function useWithdrawal(disbursementDate = '') {
  const { withdrawalType, withdrawalDays, timeZone } = useEnvironment();
  const today = useToday();
  const lastDay = addDays(formatDate(disbursementDate, timeZone), withdrawalDays);
  if (!withdrawalType || !withdrawalDays || !lastDay) return undefined;
  return { lastDay, isOver: lastDay < today };
}
