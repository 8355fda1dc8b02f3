import type { I18n } from '@lingui/core';
import type { Store, ThunkAction, ThunkDispatch, UnknownAction, WithSlice } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { api, ApiPorts } from '@/platform/api';
import type { OwnedStorage } from '@/platform/storage';
import type { toastsSlice } from '@/shared';
import type { promotionSlice } from './slice';

/** The state of the promotion's store, which has no session. `app/store` makes the store. */
export type PromotionRootState = WithSlice<typeof promotionSlice> &
  WithSlice<typeof toastsSlice> &
  WithSlice<typeof api>;

/** The `extra` argument of the promotion's thunks and listeners, and of the base query. */
export interface PromotionExtra extends ApiPorts {
  readonly i18n: I18n;
  readonly storage: OwnedStorage;
}

/** A thunk of the promotion's store. */
export type PromotionThunk = ThunkAction<void, PromotionRootState, PromotionExtra, UnknownAction>;

type PromotionDispatch = ThunkDispatch<PromotionRootState, PromotionExtra, UnknownAction>;
type PromotionStore = Store<PromotionRootState> & { readonly dispatch: PromotionDispatch };

/** React Redux's hooks with the types of the promotion's store. */
export const usePromotionDispatch = useDispatch.withTypes<PromotionDispatch>();
export const usePromotionSelector = useSelector.withTypes<PromotionRootState>();
export const usePromotionStore = useStore.withTypes<PromotionStore>();
