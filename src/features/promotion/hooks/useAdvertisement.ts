import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePorts } from '../ports';
import { type Advertisement, advertisementAt, type Place } from '../query';
import { advertisementSeen, selectAdvertisement } from '../slice';
import { type PromotionThunk, usePromotionDispatch, usePromotionSelector } from '../store';

/** Keeps the advertisement of a place; one that has another advertisement than the visit begins another visit. */
export const beginVisit =
  (place: Place): PromotionThunk =>
  (dispatch, getState) => {
    const kept = selectAdvertisement(getState());
    const advertisement = advertisementAt(place, kept);
    if (advertisement !== kept) dispatch(advertisementSeen(advertisement));
  };

/** The visit's advertisement at this place. */
export function useAdvertisement(): Advertisement {
  const { pathname, search } = useLocation();
  const { pageQuery } = usePorts();
  const dispatch = usePromotionDispatch();
  useEffect(() => {
    dispatch(beginVisit({ pageQuery, pathname, search }));
  }, [dispatch, pageQuery, pathname, search]);
  return advertisementAt(
    { pageQuery, pathname, search },
    usePromotionSelector(selectAdvertisement),
  );
}
