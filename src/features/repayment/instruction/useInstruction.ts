import { addMinorUnits } from '@/design/format';
import { partReason } from '@/domain/money';
import { useLoanPlayDetailQuery } from '@/domain/orders';
import { type ApiFailure, isRefusal, orSkip } from '@/platform/api';
import { useEnvironment } from '@/platform/environment';
import {
  isBelowMin,
  REQUEST,
  rows,
  useCurrentOrder,
  useFirstArgument,
} from '@/platform/navigation';
import { useAppSelector } from '@/platform/store';
import { paymentOf, selectInstruction } from '../slice';
import { type Instruction, type InstructionKey, useGenerateVcodeQuery } from './instruction';

/** The payment instruction of the address: the server's answer, otherwise the last one that this tab loaded. */
export function useInstruction() {
  const key: InstructionKey | undefined = useFirstArgument(rows.instruction);
  const part = useInstructionPart(key);
  // The lender makes a reference for each request, so none is asked for an amount that cannot be paid.
  const query = useGenerateVcodeQuery(orSkip(part.isAllowed ? key : undefined));
  const shown = useLastLoaded(paymentOf(key), query);
  const asked = shown?.instruction.amount;
  return {
    isNamed: !!key,
    /** Why this amount cannot be paid. */
    reason: part.reason,
    amount: asked || (key?.amount ?? ''),
    isExtension: key?.requestType === REQUEST.extension,
    /** What is owed after a part; empty where all is paid, or where the debt is unknown. */
    left: leftAfter(part.owed, asked || key?.amount),
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

/** The rest of a debt, in minor units; empty without a rest. */
function leftAfter(owed: string | undefined, paid: string | undefined): string {
  const left = owed && paid && addMinorUnits(owed, `-${paid}`);
  return left && !/^-|^0+$/.test(left) ? left : '';
}

/** Whether two amounts in minor units are the same, however many zeros stand before them. */
const isSameAmount = (one: string, other: string): boolean =>
  [one, other].every((amount) => /^\d+$/.test(amount))
    ? BigInt(one) === BigInt(other)
    : one === other;

/**
 * Whether the amount of an instalment's instruction is a part that the lender takes: at least its smallest one, at most
 * what is owed. A debt that cannot be read forbids nothing: the reference is needed without a network, too.
 */
function useInstructionPart(key: InstructionKey | undefined) {
  const { partialPayment } = useEnvironment();
  const order = useCurrentOrder();
  const isPart = partialPayment && key?.orderId && key.requestType === REQUEST.instalment;
  const { currentData, isError } = useLoanPlayDetailQuery(orSkip(isPart ? order : undefined));
  if (!isPart) return { isAllowed: true, owed: undefined };
  const reason = currentData && partReason(key.amount, currentData.amount, partialPayment.min);
  const isTooSmall = isBelowMin(key, partialPayment.min);
  return {
    isAllowed: !reason && (!isTooSmall || !!currentData || isError),
    reason,
    owed: currentData?.amount,
  };
}

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
