import { orSkip } from '../../../api/endpoint';
import { readInstructionKey } from '../../../loan-api/instructionKey';
import { useAddressQuery, useSubject } from '../../../navigation/useGo';
import { useAppSelector } from '../../../store/hooks';
import { selectKeptInstruction } from '../slice';
import { useGenerateVcodeQuery } from './instruction';

/** The payment instruction of the address: the server's answer, otherwise the last one that this tab loaded. */
export function useInstruction() {
  const key = readInstructionKey(useAddressQuery(), useSubject());
  const query = useGenerateVcodeQuery(orSkip(key));
  const kept = useAppSelector((state) => selectKeptInstruction(state, key));
  return {
    isNamed: !!key,
    amount: kept?.instruction.amount || (key?.amount ?? ''),
    reading: {
      currentData: kept?.instruction,
      fulfilledTimeStamp: kept?.loadedAt ?? 0,
      error: query.error,
      isFetching: query.isFetching,
      refetch: query.refetch,
    },
  };
}
