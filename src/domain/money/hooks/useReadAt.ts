import { selectEarlyAnswer } from '@/platform/session';
import { useAppSelector } from '@/platform/store';
import { readAtOf, type ReadQuery } from '../ledger/sending';

/** When the request that answered with the shown figures was sent, in epoch milliseconds. */
export function useReadAt(query: ReadQuery): number {
  const early = useAppSelector(selectEarlyAnswer);
  return readAtOf(query, early);
}
