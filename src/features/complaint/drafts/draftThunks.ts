import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UnknownAction } from '@reduxjs/toolkit';
import { selectIsAccepted } from '../../../platform/session';
import type { AppThunk, CommonState } from '../../../platform/store';
import { missingPaymentUsed, type Toast, toastShown } from '../../../shared';
import { MAX_IMAGES } from '../model';
import {
  type ComplaintPart,
  contentWritten,
  type Draft,
  draftOpened,
  type Picture,
  pictureDrawn,
  pictureFailed,
  pictureRemoved,
  pictureRetried,
  picturesAdded,
  pictureStarted,
  selectDraft,
  selectHasDraft,
  selectNextPicture,
} from '../slice';
import { complaintWrites, type PictureUpload } from '../writesApi';
import {
  DRAFTS,
  forgetDraft,
  isAccepted,
  NEW_DRAFTS,
  newPicture,
  pictureFiles,
  readStoredDraft,
  storeDraft,
} from './draftStorage';

type DraftThunk<Result = void> = AppThunk<Result, CommonState & ComplaintPart>;

/** Changes a draft and stores it in the same task: the draft survives if the page is killed afterwards. */
const keepingDraft =
  (orderNo: string, action: UnknownAction): DraftThunk =>
  (dispatch) => {
    dispatch(action);
    dispatch(keepDraft(orderNo));
  };

const keepDraft =
  (orderNo: string): DraftThunk =>
  (dispatch, getState, { storage }) => {
    dispatch(openDraft(orderNo));
    const item = selectIsAccepted(getState()) ? DRAFTS : NEW_DRAFTS;
    storeDraft(storage, selectDraft(getState(), orderNo), Date.now(), item);
  };

/**
 * Restores what an earlier page stored of a draft: at first what was written before the server accepted the session, and once
 * it has, the borrower's own draft in front of that.
 */
export const openDraft =
  (orderNo: string): DraftThunk =>
  (dispatch, getState, { storage }) => {
    const restore = (item: typeof DRAFTS) => {
      const stored = readStoredDraft(storage, orderNo, Date.now(), item);
      const { content = '', images = [] } = stored ?? {};
      const pictures = images.map((url) => newPicture(orderNo, url ? 'done' : 'lost', url));
      const isOwn = item === DRAFTS;
      dispatch(draftOpened({ orderNo, content, pictures, isOwn }));
      return stored;
    };
    if (!selectHasDraft(getState(), orderNo)) restore(NEW_DRAFTS);
    if (!selectIsAccepted(getState()) || selectDraft(getState(), orderNo).isOwn) return;
    restore(DRAFTS);
    if (!readStoredDraft(storage, orderNo, Date.now(), NEW_DRAFTS)) return;
    forgetDraft(storage, orderNo, Date.now(), NEW_DRAFTS);
    storeDraft(storage, selectDraft(getState(), orderNo), Date.now());
  };

export const describe =
  (orderNo: string, content: string): DraftThunk =>
  (dispatch) => {
    dispatch(keepingDraft(orderNo, contentWritten({ orderNo, content })));
  };

/** Fills in a text once. A text written by the borrower is not replaced. */
export const proposeText =
  (orderNo: string, proposed: string): DraftThunk =>
  (dispatch, getState) => {
    dispatch(missingPaymentUsed());
    const { content, proposed: earlier } = selectDraft(getState(), orderNo);
    if (content && content !== earlier) return;
    dispatch(keepingDraft(orderNo, contentWritten({ orderNo, content: proposed, proposed })));
  };

/** Removes the stored draft and its files after the complaint was sent and the draft has left the store. */
export const dropDraft =
  ({ orderNo, pictures }: Draft): DraftThunk =>
  (_dispatch, _getState, { storage }) => {
    pictures.forEach(pictureFiles.remove);
    forgetDraft(storage, orderNo, Date.now());
  };

const unsupported = msg`You can add only JPEG, PNG and WebP images.`;
const unreadable = msg`This image could not be read. Choose another one.`;
const tooLarge = msg`This image is too large. Choose a smaller one.`;
/** Fixed wording (docs/reference/words.md#messages). */
const uploaded = msg`Charging successful!`;

/** Adds files up to the maximum number of images; further files are ignored (docs/reference/limits.md#counts). */
export const addPictures =
  (orderNo: string, files: readonly File[]): DraftThunk =>
  (dispatch, getState) => {
    const room = MAX_IMAGES - selectDraft(getState(), orderNo).pictures.length;
    const pictures = dispatch(accepted(files))
      .slice(0, room)
      .map((file) => {
        const picture = newPicture(orderNo);
        hold(picture.key, file);
        return picture;
      });
    dispatch(keepingDraft(orderNo, picturesAdded(pictures)));
    void dispatch(uploadWaiting());
  };

/** Sets a new file for a picture whose file is lost. */
export const choosePictureAgain =
  (key: string, files: readonly File[]): DraftThunk =>
  (dispatch) => {
    const [file] = dispatch(accepted(files));
    if (!file) return;
    hold(key, file);
    dispatch(retryPicture(key));
  };

const accepted =
  (files: readonly File[]): DraftThunk<File[]> =>
  (dispatch) => {
    if (!files.every(isAccepted)) dispatch(toast('error', unsupported));
    return files.filter(isAccepted);
  };

const hold = (key: string, file: File) => {
  pictureFiles.put(key, { file, isClean: false, stop: new AbortController() });
};

export const removePicture =
  (removed: Picture): DraftThunk =>
  (dispatch) => {
    pictureFiles.remove(removed);
    dispatch(keepingDraft(removed.orderNo, pictureRemoved(removed.key)));
  };

export const retryPicture =
  (key: string): DraftThunk =>
  (dispatch) => {
    dispatch(pictureRetried(key));
    void dispatch(uploadWaiting());
  };

/** Uploads the waiting pictures one after the other, on any screen. */
const uploadWaiting = (): DraftThunk<Promise<void>> => async (dispatch, getState) => {
  for (let next = selectNextPicture(getState()); next; next = selectNextPicture(getState())) {
    await dispatch(upload(next));
  }
};

const upload =
  ({ orderNo, key }: Picture): DraftThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(pictureStarted(key));
    const file = await dispatch(prepare(key));
    if (!file) {
      dispatch(pictureFailed(key));
      return;
    }
    const url = await dispatch(send({ orderNo, key, file }));
    if (!url) return;
    // The end of a session takes the drafts out of the store, and leaves the stored drafts as they are.
    if (!selectHasDraft(getState(), orderNo)) return;
    dispatch(keepDraft(orderNo));
    if (pictureFiles.get(key)) dispatch(toast('info', uploaded));
  };

/** Uploads a picture unless it is removed, and returns its address on the server. */
const send =
  (picture: PictureUpload): DraftThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const { initiate } = complaintWrites.endpoints.uploadProblemImage;
    const sending = dispatch(initiate(picture, { track: false }));
    pictureFiles.get(picture.key)?.stop.signal.addEventListener('abort', () => {
      sending.abort();
    });
    const { data } = await sending;
    return data?.url;
  };

/** Re-encodes a picture's file and makes its preview; undefined where the picture was removed meanwhile. */
const prepare =
  (key: string): DraftThunk<Promise<File | undefined>> =>
  async (dispatch) => {
    const given = pictureFiles.get(key);
    if (!given || given.isClean) return given?.file;
    try {
      const { shrink } = await import(/* webpackChunkName: "shrink" */ '../pictures/shrink');
      const file = await shrink(given.file);
      if (!pictureFiles.get(key)) return undefined;
      const preview = URL.createObjectURL(file);
      pictureFiles.put(key, { ...given, file, isClean: true, preview });
      dispatch(pictureDrawn({ key, preview }));
      return file;
    } catch (error) {
      if (pictureFiles.get(key))
        dispatch(toast('error', error instanceof RangeError ? tooLarge : unreadable));
      return undefined;
    }
  };

const toast =
  (tone: Toast['tone'], message: MessageDescriptor): DraftThunk =>
  (dispatch, _, { i18n }) => {
    dispatch(toastShown(tone, i18n._(message)));
  };
