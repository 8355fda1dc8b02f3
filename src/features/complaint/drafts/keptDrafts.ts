import * as v from 'valibot';
import type { Keep } from '../../../session/storage';
import type { Draft } from '../slice';

/** How long a draft waits for its author, in milliseconds: seven days. */
export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1_000;

const KEY = 'complaint.drafts';

/** Text and uploaded images; `savedAt` in epoch milliseconds. Nothing of the session. */
const KeptDraftSchema = v.object({
  orderNo: v.string(),
  content: v.string(),
  images: v.array(v.string()),
  savedAt: v.number(),
});
const KeptDraftsSchema = v.fallback(v.array(KeptDraftSchema), []);

type KeptDraft = v.InferOutput<typeof KeptDraftSchema>;

/** The drafts on this device; those past their time are forgotten, in storage too. */
function readAll(device: Keep, now: number): readonly KeptDraft[] {
  const kept = v.parse(KeptDraftsSchema, device.read(KEY));
  // A clock that was set back makes a draft's time lie ahead.
  const alive = kept.filter(({ savedAt }) => Math.abs(now - savedAt) < DRAFT_LIFE_MS);
  if (alive.length < kept.length) write(device, alive);
  return alive;
}

export const readKeptDraft = (device: Keep, orderNo: string, now: number) =>
  readAll(device, now).find((draft) => draft.orderNo === orderNo);

/** Keeps a draft, or forgets the one of its order when there is nothing in it. */
export function keepDraft(device: Keep, draft: Draft, now: number): void {
  const { orderNo, content, pictures } = draft;
  const images = pictures.map(({ url }) => url).filter(Boolean);
  const others = readAll(device, now).filter((other) => other.orderNo !== orderNo);
  const isEmpty = !content && images.length === 0;
  write(device, isEmpty ? others : [...others, { orderNo, content, images, savedAt: now }]);
}

function write(device: Keep, drafts: readonly KeptDraft[]): void {
  if (drafts.length > 0) device.write(KEY, drafts);
  else device.remove(KEY);
}
