import { useAddressQuery } from '../../../navigation/useAddressQuery';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useSubject } from '../../../screen/useSubject';
import { useGenerateVcodeQuery, type InstructionKey } from './api';
import { REQUEST } from '../model';
import { selectKeptInstruction } from '../slice';
import { useAddressAmount } from '../useAddressAmount';

/** The address's payment instruction: as the server gives it now, else as this tab last loaded it. */
export function useInstruction() {
  const key = useInstructionKey();
  const isNamed = key.payCode !== '' && key.amount !== '';
  const query = useGenerateVcodeQuery(isNamed ? key : skipToken);
  const kept = useSelector((state: Parameters<typeof selectKeptInstruction>[0]) =>
    selectKeptInstruction(state, key),
  );
  return {
    isNamed,
    amount: kept?.instruction.amount || key.amount,
    instruction: kept?.instruction,
    loadedAt: kept?.loadedAt ?? 0,
    error: query.error,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}

function useInstructionKey(): InstructionKey {
  const read = useAddressQuery();
  const { productId, orderId } = useSubject();
  const isExtension = read('requestType') === REQUEST.extension;
  return {
    productId,
    orderId,
    amount: useAddressAmount(),
    payCode: read('payCode'),
    requestType: isExtension ? REQUEST.extension : REQUEST.instalment,
  };
}
