import type { UnknownAction } from '@reduxjs/toolkit';
import { claimUsed } from '../../../borrower/paymentClaim';
import type { AppThunk } from '../../../store/borrower';
import { newPicture, pictureFiles } from '../pictures/pictureFiles';
import { selectDraft, selectHasDraft } from '../selectors';
import { contentWritten, type Draft, draftOpened } from '../slice';
import { forgetDraft, keepDraft, readKeptDraft } from './keptDrafts';

/** Does something to a draft and keeps it in the same task: whatever kills the page, it is on the device. */
export const keepingDraft =
  (orderNo: string, action: UnknownAction): AppThunk =>
  (dispatch, getState, { keeper }) => {
    dispatch(action);
    keepDraft(keeper, selectDraft(getState(), orderNo), Date.now());
  };

/** Brings back what an earlier page kept; a draft that this page already has goes on as it is. */
export const openDraft =
  (orderNo: string): AppThunk =>
  (dispatch, getState, { keeper }) => {
    if (selectHasDraft(getState(), orderNo)) return;
    const { content = '', images = [] } = readKeptDraft(keeper, orderNo, Date.now()) ?? {};
    const pictures = images.map((url) => newPicture(orderNo, url ? 'done' : 'lost', url));
    dispatch(draftOpened({ orderNo, content, pictures }));
  };

export const describe =
  (orderNo: string, content: string): AppThunk =>
  (dispatch) => {
    dispatch(keepingDraft(orderNo, contentWritten({ orderNo, content })));
  };

/** A text to begin with, once; what the borrower wrote stays as it is. */
export const proposeText =
  (orderNo: string, proposed: string): AppThunk =>
  (dispatch, getState) => {
    dispatch(claimUsed());
    const { content, proposed: earlier } = selectDraft(getState(), orderNo);
    if (content && content !== earlier) return;
    dispatch(keepingDraft(orderNo, contentWritten({ orderNo, content: proposed, proposed })));
  };

/** The complaint was sent, and its draft has left the store: nothing of it stays on the device, nor in memory. */
export const dropDraft =
  ({ orderNo, pictures }: Draft): AppThunk =>
  (_dispatch, _getState, { keeper }) => {
    pictures.forEach(pictureFiles.remove);
    forgetDraft(keeper, orderNo, Date.now());
  };
