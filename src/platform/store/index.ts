import type { I18n } from '@lingui/core';
import type { ThunkAction, ThunkDispatch, UnknownAction, WithSlice } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { api, ApiPorts } from '../api';
import type { sessionSlice } from '../session';
import type { DurableStorage, OwnedStorage } from '../storage';

/**
 * The borrower's store as the rooms below `app` see it: a selector, a thunk or a listener names the slices and the services
 * that it uses. The whole state is inferred in `app/store/borrower.ts`.
 */
export type CommonState = WithSlice<typeof sessionSlice> & WithSlice<typeof api>;

/** The `extra` argument of thunks, listeners and the base query. */
export interface Extra extends ApiPorts {
  readonly i18n: I18n;
  readonly storage: OwnedStorage;
  readonly durable: DurableStorage;
}

/** A thunk, with the part of the state and the services that it uses. */
export type AppThunk<Result = void, State = CommonState, Services = Extra> = ThunkAction<
  Result,
  State,
  Services,
  UnknownAction
>;

/** Dispatches each `AppThunk`: a caller below `app` knows neither the whole state nor all services. */
export type AppDispatch = ThunkDispatch<never, never, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
