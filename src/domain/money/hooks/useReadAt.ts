import { selectEarlyAnswer } from '@/platform/session';
import { useAppSelector } from '@/platform/store';
import { askedAt, type AskedQuery } from '../ledger/sending';

/** When the request that answered with the shown figures was sent, in epoch milliseconds. */
export function useReadAt(query: AskedQuery): number {
  const early = useAppSelector(selectEarlyAnswer);
  return askedAt(query, early);
}
