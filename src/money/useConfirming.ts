import { useDispatch } from 'react-redux';
import { checkConfirmation } from './check';
import { confirmLoan, type ConfirmationWish } from './confirm';
import type { MoneyDispatch } from './flow';
import { productSubject } from './subject';
import { useAccount } from './useAccount';

/** The one face of confirming a product's loan. */
export function useConfirming(productId: string) {
  const dispatch = useDispatch<MoneyDispatch>();
  return {
    ...useAccount(productSubject(productId)),
    confirm: (wish: Omit<ConfirmationWish, 'productId'>) =>
      dispatch(confirmLoan({ ...wish, productId })),
    check: () => dispatch(checkConfirmation(productId)),
  };
}
