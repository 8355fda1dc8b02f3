import type { I18n } from '@lingui/core';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { WritesState } from '../../../api/writes';
import type { Keeper } from '../../../session/keeper';
import { keepDraft, readKeptDraft } from './keptDrafts';
import { newPicture, pictureFiles } from '../pictures/pictureFiles';
import {
  claimUsed,
  draftChanged,
  draftDropped,
  selectDraft,
  type ComplaintState,
  type Draft,
} from '../slice';

/** What the store lends to the thunks of this feature. */
export interface Ports {
  readonly keeper: Keeper;
  readonly i18n: I18n;
}

export interface State {
  readonly complaint: ComplaintState;
  readonly writes: WritesState;
}

export type Thunk<Result = void> = ThunkAction<Result, State, Ports, UnknownAction>;

export const draftOf = (state: State, orderNo: string): Draft =>
  selectDraft(state, orderNo) ?? { orderNo, content: '', pictures: [] };

/** Does something to a draft and keeps it in the same task: whatever kills the page, it is on the device. */
export const keeping =
  (orderNo: string, action: UnknownAction): Thunk =>
  (dispatch, getState, { keeper }) => {
    dispatch(action);
    keepDraft(keeper, draftOf(getState(), orderNo), Date.now());
  };

/** Brings back what an earlier page kept; a draft that this page already has goes on as it is. */
export const openDraft =
  (orderNo: string): Thunk =>
  (dispatch, getState, { keeper }) => {
    if (selectDraft(getState(), orderNo)) return;
    const { content = '', images = [] } = readKeptDraft(keeper, orderNo, Date.now()) ?? {};
    const pictures = images.map((url) => newPicture({ status: 'done', url }));
    dispatch(draftChanged({ orderNo, content, pictures }));
  };

export const describe =
  (orderNo: string, content: string): Thunk =>
  (dispatch, getState) => {
    dispatch(keeping(orderNo, draftChanged({ ...draftOf(getState(), orderNo), content })));
  };

/** A text to begin with, once; what the borrower wrote stays as it is. */
export const proposeText =
  (orderNo: string, content: string): Thunk =>
  (dispatch, getState) => {
    dispatch(claimUsed());
    if (!draftOf(getState(), orderNo).content) dispatch(describe(orderNo, content));
  };

/** The complaint was sent: nothing of it stays here. */
export const dropDraft =
  (orderNo: string): Thunk =>
  (dispatch, getState) => {
    draftOf(getState(), orderNo).pictures.forEach(pictureFiles.remove);
    dispatch(keeping(orderNo, draftDropped(orderNo)));
  };
