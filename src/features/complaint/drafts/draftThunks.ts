import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UnknownAction } from '@reduxjs/toolkit';
import { randomId } from '@/platform/base';
import { selectIsAccepted, selectOpenedAt } from '@/platform/session';
import type { AppThunk } from '@/platform/store';
import { missingPaymentUsed, type Toast, toastShown } from '@/shared';
import { MAX_IMAGES } from '../model';
import { kindOf } from '../pictures/header';
import {
  contentWritten,
  type Draft,
  draftOpened,
  type OtherText,
  type Picture,
  pictureDivided,
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
  forgetDraft,
  loadNewDrafts,
  loadStoredDraft,
  newPicture,
  pictureFiles,
  storeBeside,
  storeDraft,
  storeNewDraft,
  textOf,
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
    const draft = selectDraft(getState(), orderNo);
    if (selectIsAccepted(getState())) storeDraft(storage, draft, Date.now());
    else storeNewDraft(storage, draft, Date.now(), selectOpenedAt(getState()));
  };

/**
 * Restores what earlier pages stored, once the server has accepted the session. What was written on this page meanwhile stays
 * the draft; other texts stand beside it until the borrower chooses.
 */
export const openDraft =
  (orderNo: string): AppThunk =>
  (dispatch, getState, { storage }) => {
    const draft = selectDraft(getState(), orderNo);
    if (!selectIsAccepted(getState())) {
      if (!selectHasDraft(getState(), orderNo)) dispatch(draftOpened(draft));
      return;
    }
    if (draft.isOwn) return;
    const own = loadStoredDraft(storage, orderNo, Date.now());
    const fresh = loadNewDrafts(storage, orderNo, Date.now());
    const texts = [...(own ? [own] : []), ...fresh];
    const [first] = isWritten(draft) ? [] : texts;
    const opened = first ? restored(draft, first) : draft;
    if (fresh.length > 0) dispatch(settleDraft(opened, texts));
    else dispatch(draftOpened({ ...opened, isOwn: true }));
  };

/** Whether the borrower wrote it: a proposed text is not the borrower's. */
const isWritten = ({ content, proposed = '', pictures }: Draft) =>
  content !== proposed || pictures.length > 0;

const restored = (draft: Draft, { content, images }: OtherText): Draft => ({
  ...draft,
  content,
  pictures: images.map((url) => newPicture(draft.orderNo, url ? 'done' : 'lost', url)),
});

/** Opens and stores a draft, with the other ones of `texts` beside it. */
const settleDraft =
  (draft: Draft, texts: readonly OtherText[]): AppThunk =>
  (dispatch, _, { storage }) => {
    const { orderNo } = draft;
    const own = JSON.stringify(textOf(draft));
    const beside = texts
      .map(({ content, images }) => ({ content, images }))
      .filter((text) => JSON.stringify(text) !== own);
    dispatch(draftOpened({ ...draft, isOwn: true, beside }));
    storeDraft(storage, draft, Date.now());
    storeBeside(storage, orderNo, beside, Date.now());
  };

/** Makes a text beside the draft the draft, which then stands beside it. */
export const chooseText =
  (orderNo: string, chosen: OtherText): AppThunk =>
  (dispatch, getState) => {
    const draft = selectDraft(getState(), orderNo);
    const earlier = isWritten(draft) ? [textOf(draft)] : [];
    draft.pictures.forEach(pictureFiles.remove);
    dispatch(settleDraft(restored(draft, chosen), [...earlier, ...(draft.beside ?? [])]));
  };

export const deleteText =
  (orderNo: string, deleted: OtherText): AppThunk =>
  (dispatch, getState) => {
    const draft = selectDraft(getState(), orderNo);
    dispatch(
      settleDraft(
        draft,
        (draft.beside ?? []).filter((text) => text !== deleted),
      ),
    );
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
const tooLong = msg`This long image does not fit. It is sent in parts, and nine images is the most. Remove others, or send a shorter one.`;
const untrue = msg`This browser changes pictures before they are sent, so nothing was sent. Try another browser.`;
const undrawn = msg`This browser could not prepare the image, so nothing was sent. Try another image or another browser.`;
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
  pictureFiles.put(key, {
    file,
    intentId: randomId(),
    isClean: false,
    stop: new AbortController(),
  });
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
  (picture: Omit<PictureUpload, 'intentId'>): AppThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const held = pictureFiles.get(picture.key);
    if (!held) return undefined;
    const { initiate } = complaintWrites.endpoints.uploadProblemImage;
    const { intentId } = held;
    const sending = dispatch(initiate({ ...picture, intentId }, { track: false }));
    held.stop.signal.addEventListener('abort', () => {
      sending.abort();
    });
    const { data, error } = await sending;
    const now = pictureFiles.get(picture.key);
    // The next try after a refusal is another intent.
    if (now && error && 'kind' in error && error.kind === 'refused')
      pictureFiles.put(picture.key, { ...now, intentId: randomId() });
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
  const { intentId = randomId(), stop = new AbortController() } = pictureFiles.get(key) ?? {};
  pictureFiles.put(key, { file, intentId, isClean: true, preview, stop });
  return preview;
}

function reasonOf(error: unknown): MessageDescriptor {
  // The classes are in the chunk of the drawing.
  const { name } = error as Error;
  if (name === 'UntrueCanvas') return untrue;
  if (name === 'NoCanvas') return undrawn;
  return error instanceof RangeError ? tooLarge : unreadable;
}

const toast =
  (tone: Toast['tone'], message: MessageDescriptor): AppThunk =>
  (dispatch, _, { i18n }) => {
    dispatch(toastShown(tone, i18n._(message), i18n.locale));
  };
