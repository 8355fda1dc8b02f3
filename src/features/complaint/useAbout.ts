import { useAddressQuery } from '../../navigation/useGo';
import { useAppSelector } from '../../store/hooks';
import { useProblemInitQuery } from './api';
import { COLLECTION_TYPE } from './model';
import { selectKinds } from './selectors';

export interface About {
  readonly problemType: string;
  /** Empty for every type but collection. */
  readonly problemSonType: string;
  readonly orderNo: string;
}

/** What the address says the complaint is about. */
export function useAbout(): About {
  const read = useAddressQuery();
  const problemType = read('problemType');
  const isCollection = problemType === COLLECTION_TYPE;
  return {
    problemType,
    problemSonType: isCollection ? read('problemSonType') : '',
    orderNo: read('orderNo'),
  };
}

/** The names that the server gives to the chosen type and sub-type; none before it was asked once. */
export function useTypeTitles({ problemType, problemSonType }: About) {
  const { types, collectionTypes } = useAppSelector(selectKinds);
  const titles = [
    types.find(({ value }) => value === problemType)?.title,
    collectionTypes.find(({ value }) => value === problemSonType)?.title,
  ].filter((title) => title !== undefined);
  return { reading: useProblemInitQuery({}), titles };
}
