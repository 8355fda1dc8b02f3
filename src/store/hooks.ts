import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, BorrowerStore, RootState } from './borrower';

/** The borrower's store, as its screens know it. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<BorrowerStore>();
