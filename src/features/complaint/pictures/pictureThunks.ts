import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Toast, toastShown } from '../../../shared/feedback/toasts';
import type { AppThunk } from '../../../store/borrower';
import { keepDraft } from '../drafts/draftStorage';
import { keepingDraft } from '../drafts/draftThunks';
import { MAX_IMAGES } from '../model';
import { selectDraft, selectHasDraft, selectNextPicture } from '../selectors';
import {
  type Picture,
  pictureDrawn,
  pictureFailed,
  pictureRemoved,
  pictureRetried,
  picturesAdded,
  pictureStarted,
} from '../slice';
import { complaintWrites } from '../writesApi';
import { isAccepted, newPicture, pictureFiles } from './pictureFiles';
import type { PictureUpload } from './sendPicture';
import { shrink, TooLarge } from './shrink';

const unsupported = msg`Only JPEG, PNG and WebP images can be added.`;
const unreadable = msg`This image could not be read. Choose another one.`;
const tooLarge = msg`This image is too large. Choose a smaller one.`;
/** Fixed wording (docs/reference/words.md#messages). */
const uploaded = msg`Charging successful!`;

/** Adds files up to the maximum number of images; further files are ignored (docs/reference/limits.md#counts). */
export const addPictures =
  (orderNo: string, files: readonly File[]): AppThunk =>
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
  (key: string, files: readonly File[]): AppThunk =>
  (dispatch) => {
    const [file] = dispatch(accepted(files));
    if (!file) return;
    hold(key, file);
    dispatch(retryPicture(key));
  };

const accepted =
  (files: readonly File[]): AppThunk<File[]> =>
  (dispatch) => {
    if (!files.every(isAccepted)) dispatch(toast('error', unsupported));
    return files.filter(isAccepted);
  };

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
  async (dispatch, getState, { storage }) => {
    dispatch(pictureStarted(key));
    const file = await dispatch(prepare(key));
    if (!file) {
      dispatch(pictureFailed(key));
      return;
    }
    const url = await dispatch(send({ orderNo, key, file }));
    if (!url) return;
    // The end of a session takes the drafts out of the store, and leaves the kept ones as they are.
    if (!selectHasDraft(getState(), orderNo)) return;
    keepDraft(storage, selectDraft(getState(), orderNo), Date.now());
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

/** Re-encodes a picture's file and makes its preview; undefined where the picture was removed meanwhile. */
const prepare =
  (key: string): AppThunk<Promise<File | undefined>> =>
  async (dispatch) => {
    const given = pictureFiles.get(key);
    if (!given || given.isClean) return given?.file;
    try {
      const file = await shrink(given.file);
      if (!pictureFiles.get(key)) return undefined;
      const preview = URL.createObjectURL(file);
      pictureFiles.put(key, { ...given, file, isClean: true, preview });
      dispatch(pictureDrawn({ key, preview }));
      return file;
    } catch (error) {
      if (pictureFiles.get(key))
        dispatch(toast('error', error instanceof TooLarge ? tooLarge : unreadable));
      return undefined;
    }
  };

const toast =
  (tone: Toast['tone'], message: MessageDescriptor): AppThunk =>
  (dispatch, _, { i18n }) => {
    dispatch(toastShown(tone, i18n._(message)));
  };
