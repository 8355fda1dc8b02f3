import * as v from 'valibot';

/**
 * The kinds of an answer's fields (docs/reference/answers.md#rules-for-all): unknown fields are ignored, a number may
 * be a text, a missing list is empty. `kinds.ts` tells the kinds apart. A screen shows the value of a `text`, a `money`
 * and a `date`, and no value of another kind.
 */

/** A finite number: `1e400` is valid JSON, and the screen would show it as `Infinity`. */
const finiteNumber = v.pipe(v.number(), v.finite());

/**
 * A whole number beyond 2^53, which a JavaScript number cannot hold, as the parser of an answer gives it. On the wire it is
 * a number.
 */
export const longNumber = v.object({
  /** Its digits, with a minus where it is negative. */
  digits: v.pipe(v.string(), v.regex(/^-?\d+$/)),
});

export type LongNumber = Readonly<v.InferOutput<typeof longNumber>>;

/** A number of any length. */
export const number = v.union([finiteNumber, longNumber]);

const asText = (value: string | number | LongNumber): string =>
  typeof value === 'object' ? value.digits : String(value);

/** A text or a number; empty for `null` and for a missing value. */
const mayBeEmpty = () => v.pipe(v.nullish(v.union([v.string(), number]), ''), v.transform(asText));

/** A text or a number that the screen requires. */
const required = () =>
  v.pipe(
    v.union([v.string(), number]),
    v.check((value) => value !== ''),
    v.transform(asText),
  );

export const text = mayBeEmpty();
export const requiredText = required();

/**
 * Money in minor units as text, so that no digit is lost. A value that is not an integer is shown unchanged, never as
 * `NaN`.
 */
export const money = mayBeEmpty();
export const requiredMoney = required();

/** A date in a form of docs/reference/environment.md#dates, as text. */
export const date = mayBeEmpty();

/** The address of a page or of a picture. */
export const address = mayBeEmpty();
export const requiredAddress = required();

/** One of some texts with a meaning. It decides what a screen shows, or it is sent back. */
export const code = mayBeEmpty();
export const requiredCode = required();

/** What identifies an item of a list: it is sent back as text. */
export const key = required();

/** A value that is only sent back: it keeps the type in which it came. */
export const echoed = v.nullish(v.union([v.string(), number]), '');

/** `1` or `0` as number, text or boolean; false for every other value. */
export const flag = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => value === 1 || value === '1' || value === true || value === 'true'),
);

/** A list; empty where it is missing or `null`. */
export const list = <Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), []);

/** A row of a detail list. */
export const row = v.object({
  /** Label of the row. */
  text,
  /** Value of the row; shown unchanged. */
  value: text,
});

/** The app reads no field of it. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);
