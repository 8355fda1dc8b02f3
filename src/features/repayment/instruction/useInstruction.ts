import { readInstructionKey } from '../../../domain/orders';
import { type ApiFailure, isRefusal, orSkip } from '../../../platform/api';
import { useAddressQuery, useCurrentOrder } from '../../../platform/navigation';
import { useAppSelector } from '../../../platform/store';
import { paymentOf, selectInstruction } from '../slice';
import { type Instruction, useGenerateVcodeQuery } from './instruction';

/** The payment instruction of the address: the server's answer, otherwise the last one that this tab loaded. */
export function useInstruction() {
  const key = readInstructionKey(useAddressQuery(), useCurrentOrder());
  const query = useGenerateVcodeQuery(orSkip(key));
  const shown = useLastLoaded(paymentOf(key), query);
  const asked = shown?.instruction.amount;
  return {
    isNamed: !!key,
    amount: asked || (key?.amount ?? ''),
    /** The chosen amount, where the instruction asks for another one. */
    otherChosen: key && asked && !isSameAmount(key.amount, asked) ? key.amount : undefined,
    query: {
      currentData: shown?.instruction,
      fulfilledTimeStamp: shown?.loadedAt ?? 0,
      error: query.error,
      isFetching: query.isFetching,
      refetch: query.refetch,
    },
  };
}

/** Whether two amounts in minor units are the same, however many zeros stand before them. */
const isSameAmount = (one: string, other: string): boolean =>
  [one, other].every((amount) => /^\d+$/.test(amount))
    ? BigInt(one) === BigInt(other)
    : one === other;

/** The part of the query that decides what is shown. */
interface Answer {
  readonly currentData?: Instruction | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly error?: unknown;
}

/** The last loaded instruction of a payment. A reference that the lender has refused since must not be paid. */
function useLastLoaded(payment: string, { currentData, fulfilledTimeStamp = 0, error }: Answer) {
  const stored = useAppSelector((state) => selectInstruction(state, payment));
  if (error && isRefusal(error as ApiFailure)) return undefined;
  return currentData ? { instruction: currentData, loadedAt: fulfilledTimeStamp } : stored;
}
