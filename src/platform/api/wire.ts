import * as v from 'valibot';

/**
 * Building blocks of wire schemas (docs/reference/answers.md#rules-for-all): unknown fields are ignored, a number may
 * be a text, a missing list is empty.
 */

/** A finite number: `1e400` is valid JSON, and the screen would show it as `Infinity`. */
export const number = v.pipe(v.number(), v.finite());

/** A text or a number; empty for `null` and for a missing value. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), number]), ''),
  v.transform((value) => String(value)),
);

/**
 * Money in minor units as text, so that no digit is lost. A value that is not an integer is shown unchanged, never as
 * `NaN`.
 */
export const money = text;

/** `1` or `0` as number, text or boolean; false for every other value. */
export const flag = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => value === 1 || value === '1' || value === true || value === 'true'),
);

/** A text that a screen requires. */
export const requiredText = v.pipe(
  v.union([v.string(), number]),
  v.check((value) => value !== ''),
  v.transform((value) => String(value)),
);

/** A list; empty where it is missing or `null`. */
export const list = <Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), []);

/** A row of a detail list. */
export const row = v.object({ text, value: text });

/** The schema of a write whose answer has no data that the app uses. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);
