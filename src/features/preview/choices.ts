import * as v from 'valibot';
import { checkedBy, createOwnedStorage, storagesOf, type StoredItem } from '@/platform/storage';

/** Not in the route table, because every production bundle contains that table. */
export const PREVIEW_PATH = '/testPreview';

const texts = v.optional(v.record(v.string(), v.string()), {});

const ChoicesSchema = v.object({
  /** The chosen shipped environment; the server's own environment where missing. */
  environment: v.optional(v.object({ name: v.string(), json: v.string() })),
  /** A named borrower of the sandbox. The default one has an instalment to pay, which most pages need. */
  borrower: v.optional(v.string(), 'dueTomorrow'),
  /** Whether a page opens as the chosen borrower also where this borrower has nothing to show on it. */
  insists: v.optional(v.boolean(), false),
  /** Launch parameters that differ from the borrower's own. */
  edits: texts,
  pageParameters: texts,
  contact: v.optional(v.string(), ''),
});

export type Choices = v.InferOutput<typeof ChoicesSchema>;

/** The developer's choices, stored for this tab and for the pages launched in it. */
export const CHOICES: StoredItem<Choices> = {
  key: 'launchPad',
  where: 'tab',
  owner: 'anyone',
  check: checkedBy(ChoicesSchema),
};

/** The launch pad's storage, for values without an owner. */
export const padStorage = () => createOwnedStorage(storagesOf(window), undefined);

/** The stored choices; the defaults where the tab's storage is empty or invalid. */
export const storedChoices = (): Choices =>
  padStorage().read(CHOICES) ?? v.getDefaults(ChoicesSchema);

export function storeChoices(choices: Choices): void {
  padStorage().write(CHOICES, choices);
}
