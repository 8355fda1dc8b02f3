import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { MAX_IMAGES } from '../model';
import { addPictures, removePicture, retryPicture } from '../pictures/pictureThunks';
import { type Draft, type Picture, selectDraft } from '../slice';
import { describe, openDraft } from './draftThunks';

/** What is written about an order so far; kept on the device at every step. */
export function useDraft(orderNo: string) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDraft(state, orderNo), isSameDraft);
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
      dispatch(removePicture(orderNo, picture));
    },
    retry: ({ key }: Picture) => {
      dispatch(retryPicture(key));
    },
  };
}

/** For an order without a draft, an empty one is made each time somebody looks. */
function isSameDraft(one: Draft, other: Draft): boolean {
  const isEmpty = ({ content, pictures }: Draft) => !content && pictures.length === 0;
  return one === other || (one.orderNo === other.orderNo && isEmpty(one) && isEmpty(other));
}
