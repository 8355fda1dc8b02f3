import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, BorrowerStore, RootState } from './borrower';

/** React Redux's hooks with the types of the borrower's store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<BorrowerStore>();
