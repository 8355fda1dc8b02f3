import { readInstructionKey } from '../../../domain/orders/instructionKey';
import { orSkip } from '../../../platform/api/endpoint';
import { useAddressQuery, useSubject } from '../../../platform/navigation/useGo';
import { useAppSelector } from '../../../platform/store/store';
import { selectStoredInstruction } from '../slice';
import { useGenerateVcodeQuery } from './instruction';

/** The payment instruction of the address: the server's answer, otherwise the last one that this tab loaded. */
export function useInstruction() {
  const key = readInstructionKey(useAddressQuery(), useSubject());
  const query = useGenerateVcodeQuery(orSkip(key));
  const stored = useAppSelector((state) => selectStoredInstruction(state, key));
  return {
    isNamed: !!key,
    amount: stored?.instruction.amount || (key?.amount ?? ''),
    query: {
      currentData: stored?.instruction,
      fulfilledTimeStamp: stored?.loadedAt ?? 0,
      error: query.error,
      isFetching: query.isFetching,
      refetch: query.refetch,
    },
  };
}
