import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { toastShown, type Toast } from '../../../borrower/toasts';
import { draftOf, keeping, type Thunk } from '../drafts/draftThunks';
import { MAX_IMAGES } from '../model';
import { isAccepted, newPicture, pictureFiles } from './pictureFiles';
import { shrink, TooLarge } from './shrink';
import {
  draftChanged,
  pictureChanged,
  pictureEnded,
  pictureStarted,
  selectNextPicture,
  type Picture,
} from '../slice';
import { complaintWrites } from '../writesApi';

const unsupported = msg`Only JPEG, PNG and WebP images can be added.`;
const unreadable = msg`This image could not be read. Choose another one.`;
const tooLarge = msg`This image is too large. Choose a smaller one.`;
/** The wording is fixed (docs/reference/words.md#messages). */
const uploaded = msg`Charging successful!`;
/** Stands beside it, so that nobody thinks of a charge. */
const plainly = msg`Image uploaded`;

/** Takes as many of the files as there is room for; a tenth is ignored (docs/reference/limits.md#counts). */
export const addPictures =
  (orderNo: string, files: readonly File[]): Thunk =>
  (dispatch, getState) => {
    if (!files.every(isAccepted)) dispatch(say('error', unsupported));
    const draft = draftOf(getState(), orderNo);
    const room = MAX_IMAGES - draft.pictures.length;
    const added = files
      .filter(isAccepted)
      .slice(0, room)
      .map((file) => {
        const picture = newPicture();
        pictureFiles.put(picture.key, { file, isClean: false, stop: new AbortController() });
        return picture;
      });
    dispatch(draftChanged({ ...draft, pictures: [...draft.pictures, ...added] }));
    void dispatch(uploadWaiting());
  };

export const removePicture =
  (orderNo: string, removed: Picture): Thunk =>
  (dispatch, getState) => {
    pictureFiles.remove(removed);
    const draft = draftOf(getState(), orderNo);
    const pictures = draft.pictures.filter(({ key }) => key !== removed.key);
    dispatch(keeping(orderNo, draftChanged({ ...draft, pictures })));
  };

export const retryPicture =
  (key: string): Thunk =>
  (dispatch) => {
    dispatch(pictureChanged({ key, status: 'waiting', share: 0 }));
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
    const end = url ? ({ status: 'done', url } as const) : ({ status: 'failed' } as const);
    dispatch(keeping(orderNo, pictureEnded({ key, ...end })));
    if (!url || !pictureFiles.get(key)) return;
    dispatch(say('info', uploaded));
    dispatch(say('info', plainly));
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
      pictureFiles.put(key, { ...given, file, isClean: true });
      dispatch(pictureChanged({ key, preview: URL.createObjectURL(file) }));
      return file;
    } catch (error) {
      if (pictureFiles.get(key))
        dispatch(say('error', error instanceof TooLarge ? tooLarge : unreadable));
      return undefined;
    }
  };

const say =
  (tone: Toast['tone'], message: MessageDescriptor): Thunk =>
  (dispatch, _, { i18n }) => {
    dispatch(toastShown(tone, i18n._(message)));
  };
