import { newIntentId } from '../../../api/intentId';
import type { Picture } from '../slice';

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];

/** For the `accept` of an input. */
export const acceptedTypes = ACCEPTED.join(',');

export const isAccepted = ({ type }: File) => ACCEPTED.includes(type);

export const newPicture = (
  orderNo: string,
  status: Picture['status'] = 'waiting',
  url = '',
): Picture => ({ key: newIntentId(), orderNo, status, share: 0, url, preview: '' });

interface PictureFile {
  readonly file: File;
  /** It has been drawn anew, and may leave. */
  readonly isClean: boolean;
  /** Ends its sending. */
  readonly stop: AbortController;
}

/**
 * A file cannot stand in the store, which is plain data: this page's memory holds it, by its picture's
 * key, for as long as the picture is in a draft.
 */
const files = new Map<string, PictureFile>();

export const pictureFiles = {
  get: (key: string) => files.get(key),
  put: (key: string, file: PictureFile): void => {
    files.set(key, file);
  },
  remove: ({ key, preview }: Picture): void => {
    files.get(key)?.stop.abort();
    files.delete(key);
    if (preview) URL.revokeObjectURL(preview);
  },
};
