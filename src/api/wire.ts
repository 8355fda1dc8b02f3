import * as v from 'valibot';

/**
 * Building blocks of wire schemas (docs/reference/answers.md#rules-for-all): unknown fields are ignored, a number may come
 * as text, a missing list is empty. Every feature's `wire.ts` is made of these.
 */

/** `1e400` is JSON, too, and would be shown as `Infinity`. */
export const number = v.pipe(v.number(), v.finite());

/** Text, or a number where a server was careless; `null` and absence are the empty text. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), number]), ''),
  v.transform((value) => String(value)),
);

/**
 * Money in minor units as it came: an integer, an integer as text, or whatever a server put there
 * (shown as given, never as `NaN`). Kept as text, so that no digit is lost.
 */
export const money = text;

/** `1`/`0` as number, text or boolean; anything else is no. */
export const flag = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => value === 1 || value === '1' || value === true || value === 'true'),
);

/** Text a screen cannot do without. */
export const requiredText = v.pipe(
  v.union([v.string(), number]),
  v.check((value) => value !== ''),
  v.transform((value) => String(value)),
);

/** A list; one that is missing or `null` is empty. */
export const list = <Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), []);

/** A row of a detail list. */
export const row = v.object({ text, value: text });

/** What a write answers when nothing in it matters: nothing of it is kept. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);
