import { useAppDispatch } from '../../store/hooks';
import {
  checkConfirmation,
  type ConfirmationRequest,
  confirmLoan,
} from '../confirmations/confirmLoan';
import { productSubject } from '../ledger/intent';
import { useAccount } from './useAccount';

/** Confirms a product's loan, and says where its confirmation stands. */
export function useConfirmLoan(productId: string) {
  const dispatch = useAppDispatch();
  return {
    ...useAccount(productSubject(productId)),
    confirm: (request: Omit<ConfirmationRequest, 'productId'>) =>
      dispatch(confirmLoan({ ...request, productId })),
    check: () => dispatch(checkConfirmation(productId)),
  };
}
