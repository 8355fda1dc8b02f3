import * as v from 'valibot';
import { boxesOf } from '../../session/box';
import { checkedBy } from '../../session/checkedBy';
import { createKeeper, type Kept } from '../../session/keeper';

/** Kept out of the route table, which every production bundle carries. */
export const PREVIEW_PATH = '/testPreview';

const texts = v.optional(v.record(v.string(), v.string()), {});

const ChoicesSchema = v.object({
  /** A shipped environment as the app is to read it; as the server has it when there is none. */
  environment: v.optional(v.object({ name: v.string(), json: v.string() })),
  /** A named borrower of the sandbox; its first one when empty. */
  borrower: v.optional(v.string(), ''),
  /** Launch parameters that differ from the borrower's. */
  edits: texts,
  pageParameters: texts,
  contact: v.optional(v.string(), ''),
});

export type Choices = v.InferOutput<typeof ChoicesSchema>;

/** What a developer chose, for this tab and whoever is launched in it. */
export const CHOICES: Kept<Choices> = {
  key: 'launchPad',
  where: 'tab',
  owner: 'nobody',
  check: checkedBy(ChoicesSchema),
};

/** The launch pad's own, for what is nobody's. */
export const padKeeper = () => createKeeper(boxesOf(window), {});

/** A tab that keeps nothing, or nonsense, has no choices: the page starts all the same. */
export const readChoices = (): Choices => padKeeper().read(CHOICES) ?? v.getDefaults(ChoicesSchema);

export function keepChoices(choices: Choices): void {
  padKeeper().write(CHOICES, choices);
}
