import { useSelector } from 'react-redux';
import { selectEarlyAnswer } from '@/platform/session';
import { askedAt, type AskedQuery } from '../ledger/sending';

/** When the request that answered with the shown figures was sent, in epoch milliseconds. */
export function useReadAt(query: AskedQuery): number {
  const early = useSelector(selectEarlyAnswer);
  return askedAt(query, early);
}
