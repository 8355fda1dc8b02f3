import * as v from 'valibot';
import { checkedBy } from '../../../session/checkedBy';
import type { Keeper, Kept } from '../../../session/keeper';
import type { Draft } from '../slice';

/** How long a draft waits for its author, in milliseconds: seven days. */
export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1_000;

/** A picture that was not uploaded (yet) is kept as the empty address: the borrower is asked for it again. */
const NOT_UPLOADED = '';

/** Text and addresses of images; `savedAt` in epoch milliseconds. Nothing of the session. */
const KeptDraftSchema = v.object({
  orderNo: v.string(),
  content: v.string(),
  images: v.array(v.string()),
  savedAt: v.number(),
});
type KeptDraft = v.InferOutput<typeof KeptDraftSchema>;

export const DRAFTS: Kept<readonly KeptDraft[]> = {
  key: 'complaint.drafts',
  where: 'device',
  owner: 'borrower',
  check: checkedBy(v.array(KeptDraftSchema)),
  lastsMs: DRAFT_LIFE_MS,
};

/** The drafts on this device; those past their time are forgotten, in storage too. */
function readAll(keeper: Keeper, now: number): readonly KeptDraft[] {
  const kept = keeper.read(DRAFTS) ?? [];
  // A clock that was set back makes a draft's time lie ahead.
  const alive = kept.filter(({ savedAt }) => Math.abs(now - savedAt) < DRAFT_LIFE_MS);
  if (alive.length < kept.length) write(keeper, alive);
  return alive;
}

export const readKeptDraft = (keeper: Keeper, orderNo: string, now: number) =>
  readAll(keeper, now).find((draft) => draft.orderNo === orderNo);

/** Keeps a draft, or forgets the one of its order when there is nothing in it. */
export function keepDraft(keeper: Keeper, draft: Draft, now: number): void {
  const { orderNo, content, pictures } = draft;
  const images = pictures.map(({ url }) => url || NOT_UPLOADED);
  if (content || images.length > 0) put(keeper, { orderNo, content, images, savedAt: now });
  else forgetDraft(keeper, orderNo, now);
}

export function forgetDraft(keeper: Keeper, orderNo: string, now: number): void {
  write(keeper, othersThan(keeper, orderNo, now));
}

const othersThan = (keeper: Keeper, orderNo: string, now: number) =>
  readAll(keeper, now).filter((other) => other.orderNo !== orderNo);

const put = (keeper: Keeper, draft: KeptDraft) =>
  write(keeper, [...othersThan(keeper, draft.orderNo, draft.savedAt), draft]);

function write(keeper: Keeper, drafts: readonly KeptDraft[]): void {
  if (drafts.length > 0) keeper.write(DRAFTS, drafts);
  else keeper.remove(DRAFTS);
}
