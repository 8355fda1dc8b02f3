import type { ReactNode } from 'react';

/** What a declaration, the build and the page's fill share. Imports nothing at run time. */

/**
 * The display format of a slot's value (`src/app/boot/placeholder/formats.ts`). A value without one is shown unchanged.
 * `day`: a date, with words before one near today. `nonzero`: `0` counts as empty. `sentence`: a text in which no date is broken. `count`: the number of a list's items.
 * `sum`: the sum of their amounts.
 */
export type Format =
  | 'money'
  | 'rate'
  | 'date'
  | 'day'
  | 'time'
  | 'card'
  | 'phone'
  | 'number'
  | 'mail'
  | 'nonzero'
  | 'sentence'
  | 'count'
  | 'sum';

/** What a condition may compare instead of the value. */
export type Comparison = 'isOver' | 'days' | 'allowsPart';

/**
 * The texts that a value may have, by its path. `?name` is a parameter of the address. A list is compared by its length, a
 * date with ` isOver` by whether its day is over: `true`, `false`, or empty for a text that is no date; with ` days` by the days
 * from today to one near it; an amount with ` allowsPart` by whether a part of it can be paid: `true` or `false`.
 */
export type TextsByPath<Path extends string = string> = Readonly<
  Partial<Record<Path | `${Path} ${Comparison}` | `?${string}`, readonly string[]>>
>;

/** The answers and addresses for which a picture, or a part of it, is drawn. */
export interface Conditions<Path extends string = string> {
  /** The value at each path is one of these texts. */
  readonly when?: TextsByPath<Path>;
  /** The value at no path is one of these texts. */
  readonly unless?: TextsByPath<Path>;
  /** One of these is met. */
  readonly any?: readonly Conditions<Path>[];
  /** The values at these two paths differ. */
  readonly differ?: readonly [path: Path, other: Path];
}

/** The texts of a value that is missing, or that says no. */
export const NOTHING = ['', '0', 'false'];

/** The early picture of a screen. */
export interface EarlyPicture {
  readonly Picture: () => ReactNode;
  /** Other answers and addresses need React. */
  readonly conditions?: Conditions;
  /** The picture shows at most this number of a list's items, 10 by default. React shows the rest below. */
  readonly most?: Readonly<Record<string, number>>;
  /** Where the device holds an unsettled payment, only React shows the answer. */
  readonly isAboutMoney?: boolean;
}

/** A mark begins and ends with these characters of Unicode's private area; `or` separates the text of a missing value. */
export const MARK = { begin: '\uE000', end: '\uE001', or: '\uE002' } as const;
