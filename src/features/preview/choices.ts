import * as v from 'valibot';

/**
 * What a developer chose, for this tab. The key lacks the app's own prefix, since a launch of another
 * borrower clears whatever carries that.
 */
const KEY = 'launchPad';

const texts = v.optional(v.record(v.string(), v.string()), {});

const ChoicesSchema = v.object({
  /** A shipped environment as the app is to read it; as the server has it when there is none. */
  environment: v.optional(v.object({ name: v.string(), json: v.string() })),
  /** A named borrower of the sandbox; its first one when empty. */
  borrower: v.optional(v.string(), ''),
  /** Launch parameters that differ from the borrower's. */
  edits: texts,
  pageParameters: texts,
  nativeApp: v.optional(v.picklist(['none', 'android', 'ios']), 'none'),
  contact: v.optional(v.string(), ''),
});

export type Choices = v.InferOutput<typeof ChoicesSchema>;

export function readChoices(tab: Storage): Choices {
  return v.parse(v.fallback(ChoicesSchema, v.getDefaults(ChoicesSchema) as Choices), keptIn(tab));
}

export function keepChoices(tab: Storage, choices: Choices): void {
  tab.setItem(KEY, JSON.stringify(choices));
}

/** A tab that keeps nothing, or nonsense, has no choices: the page starts all the same. */
function keptIn(tab: Storage): unknown {
  try {
    return JSON.parse(tab.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
