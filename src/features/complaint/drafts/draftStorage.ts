import * as v from 'valibot';
import { randomId } from '../../../platform/base';
import { onSessionEnd } from '../../../platform/session';
import { checkedBy, type OwnedStorage, type StoredItem } from '../../../platform/storage';
import type { Draft, Picture } from '../slice';

/** The lifetime of a draft in milliseconds: seven days. */
export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1_000;

/** A picture that is not uploaded is stored as an empty address. The borrower is asked for it again. */
const NOT_UPLOADED = '';

/** Text and addresses of images; `savedAt` in epoch milliseconds. It contains no session values. */
const StoredDraftSchema = v.object({
  orderNo: v.string(),
  content: v.string(),
  images: v.array(v.string()),
  savedAt: v.number(),
});
type StoredDraft = v.InferOutput<typeof StoredDraftSchema>;

export const DRAFTS: StoredItem<readonly StoredDraft[]> = {
  key: 'complaint.drafts',
  where: 'device',
  owner: 'borrower',
  check: checkedBy(v.array(StoredDraftSchema)),
  lastsMs: DRAFT_LIFE_MS,
};

/**
 * What is written before the server has accepted the session. A launch can claim to be anybody, so it overwrites no draft
 * of the borrower's.
 */
export const NEW_DRAFTS: StoredItem<readonly StoredDraft[]> = {
  key: 'complaint.newDrafts',
  where: 'tab',
  owner: 'login',
  check: DRAFTS.check,
  lastsMs: DRAFT_LIFE_MS,
};

/** Reads stored drafts. Expired drafts are removed from the storage as well. */
function readAll(storage: OwnedStorage, now: number, item: typeof DRAFTS): readonly StoredDraft[] {
  const stored = storage.read(item) ?? [];
  // After the clock was set back, `savedAt` lies in the future.
  const alive = stored.filter(({ savedAt }) => Math.abs(now - savedAt) < DRAFT_LIFE_MS);
  if (alive.length < stored.length) write(storage, alive, item);
  return alive;
}

export const readStoredDraft = (
  storage: OwnedStorage,
  orderNo: string,
  now: number,
  item = DRAFTS,
) => readAll(storage, now, item).find((draft) => draft.orderNo === orderNo);

/** Stores a draft. An empty draft is removed from the storage. */
export function storeDraft(storage: OwnedStorage, draft: Draft, now: number, item = DRAFTS): void {
  const { orderNo, content, pictures } = draft;
  const images = pictures.map(({ url }) => url || NOT_UPLOADED);
  const others = othersThan(storage, orderNo, now, item);
  const isEmpty = !content && images.length === 0;
  write(storage, isEmpty ? others : [...others, { orderNo, content, images, savedAt: now }], item);
}

export const forgetDraft = (
  storage: OwnedStorage,
  orderNo: string,
  now: number,
  item = DRAFTS,
): void => write(storage, othersThan(storage, orderNo, now, item), item);

const othersThan = (storage: OwnedStorage, orderNo: string, now: number, item: typeof DRAFTS) =>
  readAll(storage, now, item).filter((other) => other.orderNo !== orderNo);

function write(storage: OwnedStorage, drafts: readonly StoredDraft[], item: typeof DRAFTS): void {
  if (drafts.length > 0) storage.write(item, drafts);
  else storage.remove(item);
}

/** The value of the input's `accept`. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp';

export const newPicture = (
  orderNo: string,
  status: Picture['status'] = 'waiting',
  url = '',
): Picture => ({ key: randomId(), orderNo, status, share: 0, url, preview: '' });

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
