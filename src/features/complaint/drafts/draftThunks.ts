import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UnknownAction } from '@reduxjs/toolkit';
import { selectIsAccepted } from '../../../platform/session';
import type { AppThunk } from '../../../platform/store';
import { missingPaymentUsed, type Toast, toastShown } from '../../../shared';
import { MAX_IMAGES } from '../model';
import { kindOf } from '../pictures/header';
import { selectDraft, selectHasDraft, selectNextPicture } from '../selectors';
import {
  contentWritten,
  type Draft,
  draftOpened,
  type Picture,
  pictureDivided,
  pictureDrawn,
  pictureFailed,
  pictureRemoved,
  pictureRetried,
  picturesAdded,
  pictureStarted,
} from '../slice';
import { complaintWrites, type PictureUpload } from '../writesApi';
import {
  DRAFTS,
  forgetDraft,
  NEW_DRAFTS,
  newPicture,
  pictureFiles,
  readStoredDraft,
  storeDraft,
} from './draftStorage';

/** Changes a draft and stores it in the same task: the draft survives if the page is killed afterwards. */
const keepingDraft =
  (orderNo: string, action: UnknownAction): AppThunk =>
  (dispatch) => {
    dispatch(action);
    dispatch(keepDraft(orderNo));
  };

const keepDraft =
  (orderNo: string): AppThunk =>
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
  (orderNo: string): AppThunk =>
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
  (orderNo: string, content: string): AppThunk =>
  (dispatch) => {
    dispatch(keepingDraft(orderNo, contentWritten({ orderNo, content })));
  };

/** Fills in a text once. A text written by the borrower is not replaced. */
export const proposeText =
  (orderNo: string, proposed: string): AppThunk =>
  (dispatch, getState) => {
    dispatch(missingPaymentUsed());
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

const unsupported = msg`You can add only JPEG, PNG and WebP images.`;
const unreadable = msg`This image could not be read. Choose another one.`;
const tooLarge = msg`This image is too large. Choose a smaller one.`;
const tooLong = msg`This long image does not fit: it is sent in parts, and there is room for nine images in all. Remove others, or send a shorter one.`;
const untrue = msg`This browser changes pictures before they are sent, so nothing was sent. Try another browser.`;
/** Fixed wording (docs/reference/words.md#messages). */
const uploaded = msg`Charging successful!`;

/** Adds files up to the maximum number of images; further files are ignored (docs/reference/limits.md#counts). */
export const addPictures =
  (orderNo: string, files: readonly File[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const found = await dispatch(accepted(files));
    const room = roomIn(selectDraft(getState(), orderNo));
    const pictures = found.slice(0, room).map((file) => {
      const picture = newPicture(orderNo);
      hold(picture.key, file);
      return picture;
    });
    dispatch(keepingDraft(orderNo, picturesAdded(pictures)));
    void dispatch(uploadWaiting());
  };

/** Sets a new file for a picture whose file is lost. */
export const choosePictureAgain =
  (key: string, files: readonly File[]): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const [file] = await dispatch(accepted(files));
    if (!file) return;
    hold(key, file);
    dispatch(retryPicture(key));
  };

const accepted =
  (files: readonly File[]): AppThunk<Promise<readonly File[]>> =>
  async (dispatch) => {
    const kinds = await Promise.all(files.map((file) => kindOf(file).catch(() => undefined)));
    const found = files.filter((_, index) => kinds[index]);
    if (found.length < files.length) dispatch(toast('error', unsupported));
    return found;
  };

const roomIn = ({ pictures }: Draft) => MAX_IMAGES - pictures.length;

const hold = (key: string, file: File) => {
  pictureFiles.put(key, { file, isClean: false, stop: new AbortController() });
};

export const removePicture =
  (removed: Picture): AppThunk =>
  (dispatch) => {
    pictureFiles.remove(removed);
    dispatch(keepingDraft(removed.orderNo, pictureRemoved(removed.key)));
  };

export const retryPicture =
  (key: string): AppThunk =>
  (dispatch) => {
    dispatch(pictureRetried(key));
    void dispatch(uploadWaiting());
  };

/** Uploads the waiting pictures one after the other, on any screen. */
const uploadWaiting = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  for (let next = selectNextPicture(getState()); next; next = selectNextPicture(getState())) {
    await dispatch(upload(next));
  }
};

const upload =
  ({ orderNo, key }: Picture): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(pictureStarted(key));
    const file = await dispatch(prepare({ orderNo, key }));
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
  (picture: PictureUpload): AppThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const { initiate } = complaintWrites.endpoints.uploadProblemImage;
    const sending = dispatch(initiate(picture, { track: false }));
    pictureFiles.get(picture.key)?.stop.signal.addEventListener('abort', () => {
      sending.abort();
    });
    const { data } = await sending;
    return data?.url;
  };

/**
 * Re-encodes a picture's file and makes its preview; undefined where the picture was removed meanwhile. A long picture
 * becomes several, of which the first takes its place.
 */
const prepare =
  ({ orderNo, key }: Pick<Picture, 'orderNo' | 'key'>): AppThunk<Promise<File | undefined>> =>
  async (dispatch, getState) => {
    const given = pictureFiles.get(key);
    if (!given || given.isClean) return given?.file;
    try {
      const { shrink } = await import(/* webpackChunkName: "shrink" */ '../pictures/shrink');
      const [file, ...further] = await shrink(given.file);
      if (!file || !pictureFiles.get(key)) return undefined;
      if (further.length > roomIn(selectDraft(getState(), orderNo))) {
        dispatch(toast('error', tooLong));
        return undefined;
      }
      dispatch(pictureDrawn({ key, preview: draw(key, file) }));
      const parts = further.map((part) => {
        const picture = newPicture(orderNo);
        return { ...picture, preview: draw(picture.key, part) };
      });
      if (parts.length > 0) dispatch(keepingDraft(orderNo, pictureDivided({ key, parts })));
      return file;
    } catch (error) {
      if (pictureFiles.get(key)) dispatch(toast('error', reasonOf(error)));
      return undefined;
    }
  };

/** Holds a re-encoded file, and returns the address of its preview. */
function draw(key: string, file: File): string {
  const preview = URL.createObjectURL(file);
  pictureFiles.put(key, { file, isClean: true, preview, stop: stopOf(key) });
  return preview;
}

const stopOf = (key: string) => pictureFiles.get(key)?.stop ?? new AbortController();

function reasonOf(error: unknown): MessageDescriptor {
  // The class is in the chunk of the drawing.
  if (error instanceof Error && error.name === 'UntrueCanvas') return untrue;
  return error instanceof RangeError ? tooLarge : unreadable;
}

const toast =
  (tone: Toast['tone'], message: MessageDescriptor): AppThunk =>
  (dispatch, _, { i18n }) => {
    dispatch(toastShown(tone, i18n._(message)));
  };
