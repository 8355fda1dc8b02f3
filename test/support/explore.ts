import type fc from 'fast-check';
import { LANGUAGE_NUMBERS } from '@/platform/environment/language';

/**
 * `EXPLORE=20`: property tests use new random cases in each run, those of money 20 times as many (docs/proof.md).
 */
export const EXPLORE = Number(process.env.EXPLORE ?? 0);

/** Whether a proof tries all its cases: by a command of its own (docs/proof.md). `npm test` tries a part of them. */
export const IS_WHOLE = process.env.WHOLE === '1';

/** How many histories a proof of money tries: a quarter of them in `npm test`. */
export const histories = (count: number): number =>
  EXPLORE ? count * EXPLORE : IS_WHOLE ? count : Math.ceil(count / 4);

/** Without `EXPLORE` each run has the same cases. */
export const SEED = 20_261_122;

const languages = Object.keys(LANGUAGE_NUMBERS);

/** The languages of the case at this place of a list: all, or one of them by turns in `npm test`. */
export const languagesAt = (place: number): readonly string[] =>
  languages.filter((_, index) => IS_WHOLE || index === place % languages.length);

/** A step of a history: its weight among the others, its name, and what it needs. */
export const does = <Name extends string, More extends object>(
  weight: number,
  name: Name,
  more: fc.Arbitrary<More>,
) => ({ weight, arbitrary: more.map((rest) => ({ do: name, ...rest })) });
