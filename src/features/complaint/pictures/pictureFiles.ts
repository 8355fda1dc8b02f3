import { newIntentId } from '../../../api/intentId';
import { onSessionEnd } from '../../../session/owner/latestBorrower';
import type { Picture } from '../slice';

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];

/** The value of the input's `accept`. */
export const acceptedTypes = ACCEPTED.join(',');

export const isAccepted = ({ type }: File) => ACCEPTED.includes(type);

export const newPicture = (
  orderNo: string,
  status: Picture['status'] = 'waiting',
  url = '',
): Picture => ({ key: newIntentId(), orderNo, status, share: 0, url, preview: '' });

interface PictureFile {
  readonly file: File;
  /** The file is re-encoded and may be uploaded. */
  readonly isClean: boolean;
  /** A blob address of the re-encoded picture; missing before that. */
  readonly preview?: string;
  /** Aborts the upload. */
  readonly stop: AbortController;
}

/**
 * The files of the pictures by picture key. A file is not serialisable, so it cannot be in the store; it stays in
 * memory while its picture is in a draft.
 */
const files = new Map<string, PictureFile>();

/** The session has ended: none of its pictures may be sent or shown. */
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
