import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, BorrowerStore, RootState } from './borrower';
import type { PromotionDispatch, PromotionRootState, PromotionStore } from './promotion';

/** React Redux's hooks with the types of the borrower's store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<BorrowerStore>();

/** React Redux's hooks with the types of the promotion's store. */
export const usePromotionDispatch = useDispatch.withTypes<PromotionDispatch>();
export const usePromotionSelector = useSelector.withTypes<PromotionRootState>();
export const usePromotionStore = useStore.withTypes<PromotionStore>();
