import type { I18n } from '@lingui/core';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Keeper } from '../../../session/keeper';
import type { RootState } from '../../../store/state';
import { newPicture, pictureFiles } from '../pictures/pictureFiles';
import {
  claimUsed,
  contentWritten,
  draftOpened,
  draftSent,
  selectDraft,
  selectHasDraft,
} from '../slice';
import { keepDraft, readKeptDraft } from './keptDrafts';

/** What the store lends to the thunks of this feature. */
export interface Ports {
  readonly keeper: Keeper;
  readonly i18n: I18n;
}

export type Thunk<Result = void> = ThunkAction<Result, RootState, Ports, UnknownAction>;

/** Does something to a draft and keeps it in the same task: whatever kills the page, it is on the device. */
export const keepingDraft =
  (orderNo: string, action: UnknownAction): Thunk =>
  (dispatch, getState, { keeper }) => {
    dispatch(action);
    keepDraft(keeper, selectDraft(getState(), orderNo), Date.now());
  };

/** Brings back what an earlier page kept; a draft that this page already has goes on as it is. */
export const openDraft =
  (orderNo: string): Thunk =>
  (dispatch, getState, { keeper }) => {
    if (selectHasDraft(getState(), orderNo)) return;
    const { content = '', images = [] } = readKeptDraft(keeper, orderNo, Date.now()) ?? {};
    const pictures = images.map((url) => newPicture({ status: 'done', url }));
    dispatch(draftOpened({ orderNo, content, pictures }));
  };

export const describe =
  (orderNo: string, content: string): Thunk =>
  (dispatch) => {
    dispatch(keepingDraft(orderNo, contentWritten({ orderNo, content })));
  };

/** A text to begin with, once; what the borrower wrote stays as it is. */
export const proposeText =
  (orderNo: string, proposed: string): Thunk =>
  (dispatch, getState) => {
    dispatch(claimUsed());
    const { content, proposed: earlier } = selectDraft(getState(), orderNo);
    if (content && content !== earlier) return;
    dispatch(keepingDraft(orderNo, contentWritten({ orderNo, content: proposed, proposed })));
  };

/** The complaint was sent: nothing of it stays here. */
export const dropDraft =
  (orderNo: string): Thunk =>
  (dispatch, getState) => {
    selectDraft(getState(), orderNo).pictures.forEach(pictureFiles.remove);
    dispatch(keepingDraft(orderNo, draftSent(orderNo)));
  };
