import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useAddressQuery } from '../../../navigation/useAddressQuery';
import { readInstructionKey } from '../../../order/instructionKey';
import { useSubject } from '../../../borrower/useSubject';
import { selectKeptInstruction } from '../slice';
import { useGenerateVcodeQuery } from './api';

/** The address's payment instruction: as the server gives it now, else as this tab last loaded it. */
export function useInstruction() {
  const key = readInstructionKey(useAddressQuery(), useSubject());
  const query = useGenerateVcodeQuery(key ?? skipToken);
  const kept = useSelector((state: Parameters<typeof selectKeptInstruction>[0]) =>
    selectKeptInstruction(state, key),
  );
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
