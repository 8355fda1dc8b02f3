import { newIntentId } from '../../../api/intentId';
import { onSessionEnd } from '../../../session/sessionEnd';
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
  /** Its address in this page; none before it is drawn. */
  readonly preview?: string;
  /** Ends its sending. */
  readonly stop: AbortController;
}

/**
 * A file cannot stand in the store, which is plain data: this page's memory holds it, by its picture's
 * key, for as long as the picture is in a draft.
 */
const files = new Map<string, PictureFile>();

/** The pictures are an ended session's: none of them is sent or shown any more. */
const forgetAll = () => {
  [...files.keys()].forEach((key) => {
    pictureFiles.remove({ key });
  });
};

export const pictureFiles = {
  get: (key: string) => files.get(key),
  put: (key: string, file: PictureFile): void => {
    if (files.size === 0) onSessionEnd(window, forgetAll);
    files.set(key, file);
  },
  remove: ({ key }: Pick<Picture, 'key'>): void => {
    const { stop, preview } = files.get(key) ?? {};
    stop?.abort();
    files.delete(key);
    if (preview) URL.revokeObjectURL(preview);
  },
};
