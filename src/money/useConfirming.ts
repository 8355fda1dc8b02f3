import { useAppDispatch } from '../store/hooks';
import { checkConfirmation } from './check';
import { type ConfirmationWish, confirmLoan } from './confirm';
import { productSubject } from './subject';
import { useAccount } from './useAccount';

/** The one face of confirming a product's loan. */
export function useConfirming(productId: string) {
  const dispatch = useAppDispatch();
  return {
    ...useAccount(productSubject(productId)),
    confirm: (wish: Omit<ConfirmationWish, 'productId'>) =>
      dispatch(confirmLoan({ ...wish, productId })),
    check: () => dispatch(checkConfirmation(productId)),
  };
}
