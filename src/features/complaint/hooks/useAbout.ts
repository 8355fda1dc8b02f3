import { useProblemInitQuery } from '@/domain/orders';
import { useAddressQuery } from '@/platform/navigation';
import { useAppSelector } from '@/platform/store';
import { COLLECTION_TYPE } from '../model';
import { selectKinds } from '../slice';

export interface About {
  readonly problemType: string;
  /** Empty for every type except collection. */
  readonly problemSonType: string;
  readonly orderNo: string;
}

/** The subject of the complaint in the address. */
export function useAbout(): About {
  const get = useAddressQuery();
  const problemType = get('problemType');
  const isCollection = problemType === COLLECTION_TYPE;
  return {
    problemType,
    problemSonType: isCollection ? get('problemSonType') : '',
    orderNo: get('orderNo'),
  };
}

/** The server's names of the chosen type and sub-type; undefined before the first answer. */
export function useTypeTitles({ problemType, problemSonType }: About) {
  const { types, collectionTypes } = useAppSelector(selectKinds);
  const titles = [
    types.find(({ value }) => value === problemType)?.title,
    collectionTypes.find(({ value }) => value === problemSonType)?.title,
  ].filter((title) => title !== undefined);
  return { query: useProblemInitQuery({}), titles };
}
