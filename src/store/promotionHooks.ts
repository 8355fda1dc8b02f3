import { useDispatch, useSelector, useStore } from 'react-redux';
import type { PromotionDispatch, PromotionRootState, PromotionStore } from './promotion';

/** React Redux's hooks with the types of the promotion's store. */
export const usePromotionDispatch = useDispatch.withTypes<PromotionDispatch>();
export const usePromotionSelector = useSelector.withTypes<PromotionRootState>();
export const usePromotionStore = useStore.withTypes<PromotionStore>();
