import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Toast, toastShown } from '../../../borrower/toasts';
import { keepingDraft, type Thunk } from '../drafts/draftThunks';
import { MAX_IMAGES } from '../model';
import {
  type Picture,
  pictureDrawn,
  pictureFailed,
  pictureRemoved,
  pictureRetried,
  picturesAdded,
  pictureStarted,
  pictureUploaded,
  selectDraft,
  selectNextPicture,
} from '../slice';
import { complaintWrites } from '../writesApi';
import { isAccepted, newPicture, pictureFiles } from './pictureFiles';
import { shrink, TooLarge } from './shrink';

const unsupported = msg`Only JPEG, PNG and WebP images can be added.`;
const unreadable = msg`This image could not be read. Choose another one.`;
const tooLarge = msg`This image is too large. Choose a smaller one.`;
/** The wording is fixed (docs/reference/words.md#messages). */
const uploaded = msg`Charging successful!`;

/** Takes as many of the files as there is room for; a tenth is ignored (docs/reference/limits.md#counts). */
export const addPictures =
  (orderNo: string, files: readonly File[]): Thunk =>
  (dispatch, getState) => {
    if (!files.every(isAccepted)) dispatch(toast('error', unsupported));
    const room = MAX_IMAGES - selectDraft(getState(), orderNo).pictures.length;
    const pictures = files
      .filter(isAccepted)
      .slice(0, room)
      .map((file) => {
        const picture = newPicture();
        pictureFiles.put(picture.key, { file, isClean: false, stop: new AbortController() });
        return picture;
      });
    dispatch(picturesAdded({ orderNo, pictures }));
    void dispatch(uploadWaiting());
  };

export const removePicture =
  (orderNo: string, removed: Picture): Thunk =>
  (dispatch) => {
    pictureFiles.remove(removed);
    dispatch(keepingDraft(orderNo, pictureRemoved({ orderNo, key: removed.key })));
  };

export const retryPicture =
  (key: string): Thunk =>
  (dispatch) => {
    dispatch(pictureRetried(key));
    void dispatch(uploadWaiting());
  };

/** Uploads what waits, one picture after the other, whatever screen is open meanwhile. */
const uploadWaiting = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  for (let next = selectNextPicture(getState()); next; next = selectNextPicture(getState())) {
    await dispatch(upload(next.orderNo, next.key));
  }
};

const upload =
  (orderNo: string, key: string): Thunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(pictureStarted(key));
    const file = await dispatch(prepare(key));
    const url = file && (await dispatch(send(key, file)));
    const ended = url ? pictureUploaded({ key, url }) : pictureFailed(key);
    dispatch(keepingDraft(orderNo, ended));
    if (url && pictureFiles.get(key)) dispatch(toast('info', uploaded));
  };

/** Sends a picture until it is removed; says where the server keeps it. */
const send =
  (key: string, file: File): Thunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const { initiate } = complaintWrites.endpoints.uploadProblemImage;
    const sending = dispatch(initiate({ key, file }, { track: false }));
    pictureFiles.get(key)?.stop.signal.addEventListener('abort', () => {
      sending.abort();
    });
    const { data } = await sending;
    return data?.url;
  };

/** The file that may leave for a picture, with its preview; nothing where the picture was removed meanwhile. */
const prepare =
  (key: string): Thunk<Promise<File | undefined>> =>
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
  (tone: Toast['tone'], message: MessageDescriptor): Thunk =>
  (dispatch, _, { i18n }) => {
    dispatch(toastShown(tone, i18n._(message)));
  };
