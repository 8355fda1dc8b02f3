import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { MAX_IMAGES } from '../model';
import {
  addPictures,
  choosePictureAgain,
  removePicture,
  retryPicture,
} from '../pictures/pictureThunks';
import { selectDraft } from '../selectors';
import type { Picture } from '../slice';
import { describe, openDraft } from './draftThunks';

/** The draft about an order, stored on the device after every change. */
export function useDraft(orderNo: string) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDraft(state, orderNo));
  useEffect(() => {
    dispatch(openDraft(orderNo));
  }, [dispatch, orderNo]);
  return {
    draft,
    isFull: draft.pictures.length >= MAX_IMAGES,
    write: (content: string) => {
      dispatch(describe(orderNo, content));
    },
    add: (files: readonly File[]) => {
      dispatch(addPictures(orderNo, files));
    },
    remove: (picture: Picture) => {
      dispatch(removePicture(picture));
    },
    retry: ({ key }: Picture) => {
      dispatch(retryPicture(key));
    },
    chooseAgain: ({ key }: Picture, files: readonly File[]) => {
      dispatch(choosePictureAgain(key, files));
    },
  };
}
