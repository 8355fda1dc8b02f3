import { useDispatch, useSelector, useStore } from 'react-redux';
import type { PromotionDispatch, PromotionRootState, PromotionStore } from './promotion';

/** The promotion's store, as its pages know it. */
export const useAppDispatch = useDispatch.withTypes<PromotionDispatch>();
export const useAppSelector = useSelector.withTypes<PromotionRootState>();
export const useAppStore = useStore.withTypes<PromotionStore>();
