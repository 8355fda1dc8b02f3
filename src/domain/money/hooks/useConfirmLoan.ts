import { useAppDispatch } from '@/platform/store';
import {
  checkConfirmation,
  type ConfirmationRequest,
  confirmLoan,
} from '../confirmations/confirmLoan';
import { productSubject } from '../ledger/intent';
import { useAccount } from './useAccount';

/** Confirms a product's loan, and gives the state of its confirmation. */
export function useConfirmLoan(productId = '') {
  const dispatch = useAppDispatch();
  return {
    ...useAccount(productSubject(productId)),
    confirm: (request: Omit<ConfirmationRequest, 'productId'>) =>
      dispatch(confirmLoan({ ...request, productId })),
    checkStatus: () => dispatch(checkConfirmation(productId)),
  };
}
