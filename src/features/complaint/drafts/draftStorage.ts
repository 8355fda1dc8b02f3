import * as v from 'valibot';
import { randomId } from '@/platform/base';
import { onSessionEnd } from '@/platform/session';
import { checkedBy, type OwnedStorage, type StoredItem } from '@/platform/storage';
import type { Draft, OtherText, Picture } from '../slice';

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

const NewDraftSchema = v.object({
  ...StoredDraftSchema.entries,
  /** The opening time of the page that wrote it: each page has a text of its own. */
  page: v.number(),
});

/**
 * What pages wrote before the server accepted their session. A launch can claim to be anybody, so such a text overwrites no
 * draft, and no page reads it before a session of the same borrower was accepted. Then the borrower chooses between texts.
 */
export const NEW_DRAFTS: StoredItem<readonly v.InferOutput<typeof NewDraftSchema>[]> = {
  key: 'complaint.newDrafts',
  where: 'device',
  owner: 'borrower',
  check: checkedBy(v.array(NewDraftSchema)),
  lastsMs: DRAFT_LIFE_MS,
};

/** Reads stored drafts. Expired drafts are removed from the storage as well. */
function readAll<Stored extends StoredDraft>(
  storage: OwnedStorage,
  now: number,
  item: StoredItem<readonly Stored[]>,
): readonly Stored[] {
  const stored = storage.read(item) ?? [];
  // After the clock was set back, `savedAt` lies in the future.
  const alive = stored.filter(({ savedAt }) => Math.abs(now - savedAt) < DRAFT_LIFE_MS);
  if (alive.length < stored.length) write(storage, item, alive);
  return alive;
}

function write<Stored>(
  storage: OwnedStorage,
  item: StoredItem<readonly Stored[]>,
  drafts: readonly Stored[],
): void {
  if (drafts.length > 0) storage.write(item, drafts);
  else storage.remove(item);
}

const isEmpty = ({ content, images }: OtherText) => !content && images.length === 0;

/** Text and images of a draft as they are stored. */
export const textOf = ({ content, pictures }: Draft): OtherText => ({
  content,
  images: pictures.map(({ url }) => url || NOT_UPLOADED),
});

export const loadStoredDraft = (
  storage: OwnedStorage,
  orderNo: string,
  now: number,
): OtherText | undefined =>
  readAll(storage, now, DRAFTS).find((draft) => draft.orderNo === orderNo);

/** Stores a draft. An empty draft is removed from the storage. */
export function storeDraft(storage: OwnedStorage, draft: Draft, now: number): void {
  const { orderNo } = draft;
  const text = textOf(draft);
  const others = readAll(storage, now, DRAFTS).filter((other) => other.orderNo !== orderNo);
  write(storage, DRAFTS, isEmpty(text) ? others : [...others, { orderNo, ...text, savedAt: now }]);
}

/** The texts that earlier pages wrote about an order before their session was accepted, the newest first. */
export const loadNewDrafts = (
  storage: OwnedStorage,
  orderNo: string,
  now: number,
): readonly OtherText[] =>
  readAll(storage, now, NEW_DRAFTS)
    .filter((draft) => draft.orderNo === orderNo)
    .reverse();

/** Stores what a page of a session that is not accepted wrote. */
export function storeNewDraft(
  storage: OwnedStorage,
  draft: Draft,
  now: number,
  page: number,
): void {
  const { orderNo } = draft;
  const text = textOf(draft);
  const others = readAll(storage, now, NEW_DRAFTS).filter(
    (other) => other.orderNo !== orderNo || other.page !== page,
  );
  const own = isEmpty(text) ? [] : [{ orderNo, ...text, savedAt: now, page }];
  write(storage, NEW_DRAFTS, [...others, ...own]);
}

/** Stores the texts that stand beside the draft of an order. */
export function storeBeside(
  storage: OwnedStorage,
  orderNo: string,
  beside: readonly OtherText[],
  now: number,
): void {
  const others = readAll(storage, now, NEW_DRAFTS).filter((other) => other.orderNo !== orderNo);
  const kept = [...beside]
    .reverse()
    .map(({ content, images }, page) => ({ orderNo, content, images, savedAt: now, page }));
  write(storage, NEW_DRAFTS, [...others, ...kept]);
}

export function forgetDraft(storage: OwnedStorage, orderNo: string, now: number): void {
  storeDraft(storage, { orderNo, content: '', pictures: [] }, now);
  storeBeside(storage, orderNo, [], now);
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
  /** The id of its upload's intent. */
  readonly intentId: string;
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
