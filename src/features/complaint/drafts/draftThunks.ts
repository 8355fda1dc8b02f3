import type { UnknownAction } from '@reduxjs/toolkit';
import { claimUsed } from '../../../shared/paymentClaim';
import type { AppThunk } from '../../../store/borrower';
import { newPicture, pictureFiles } from '../pictures/pictureFiles';
import { selectDraft, selectHasDraft } from '../selectors';
import { contentWritten, type Draft, draftOpened } from '../slice';
import { forgetDraft, keepDraft, readKeptDraft } from './draftStorage';

/** Changes a draft and stores it in the same task: the draft survives if the page is killed afterwards. */
export const keepingDraft =
  (orderNo: string, action: UnknownAction): AppThunk =>
  (dispatch, getState, { storage }) => {
    dispatch(action);
    keepDraft(storage, selectDraft(getState(), orderNo), Date.now());
  };

/** Restores a draft that an earlier page stored. A draft that this page already has is not replaced. */
export const openDraft =
  (orderNo: string): AppThunk =>
  (dispatch, getState, { storage }) => {
    if (selectHasDraft(getState(), orderNo)) return;
    const { content = '', images = [] } = readKeptDraft(storage, orderNo, Date.now()) ?? {};
    const pictures = images.map((url) => newPicture(orderNo, url ? 'done' : 'lost', url));
    dispatch(draftOpened({ orderNo, content, pictures }));
  };

export const describe =
  (orderNo: string, content: string): AppThunk =>
  (dispatch) => {
    dispatch(keepingDraft(orderNo, contentWritten({ orderNo, content })));
  };

/** Fills in a text once. A text written by the borrower is not replaced. */
export const proposeText =
  (orderNo: string, proposed: string): AppThunk =>
  (dispatch, getState) => {
    dispatch(claimUsed());
    const { content, proposed: earlier } = selectDraft(getState(), orderNo);
    if (content && content !== earlier) return;
    dispatch(keepingDraft(orderNo, contentWritten({ orderNo, content: proposed, proposed })));
  };

/** Removes the stored draft and its files after the complaint was sent and the draft has left the store. */
export const dropDraft =
  ({ orderNo, pictures }: Draft): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    pictures.forEach(pictureFiles.remove);
    forgetDraft(storage, orderNo, Date.now());
  };
