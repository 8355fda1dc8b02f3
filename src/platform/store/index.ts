import type { I18n } from '@lingui/core';
import {
  combineSlices,
  type Store,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { api, type ApiPorts } from '../api';
import { sessionSlice } from '../session';
import type { DurableStorage, OwnedStorage } from '../storage';

/**
 * The borrower's store as rooms below `app` see it. `app/store` makes it. A slice of another room adds its state to
 * `RootState` beside its code (`declare module`), and is injected where its reducer is needed: by `app/store`, or by
 * the `selectors.ts` of a feature, so that a first load does not carry it.
 */
export interface RootState extends WithSlice<typeof sessionSlice>, WithSlice<typeof api> {}

export const rootReducer = combineSlices(sessionSlice, api);

/** The `extra` argument of thunks, listeners and the base query. Another room adds its own ports beside its code. */
export interface Extra extends ApiPorts {
  readonly i18n: I18n;
  readonly storage: OwnedStorage;
  readonly durable: DurableStorage;
}

export type AppDispatch = ThunkDispatch<RootState, Extra, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Extra, UnknownAction>;
type AppStore = Store<RootState> & { readonly dispatch: AppDispatch };

/** React Redux's hooks with the types of the borrower's store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
