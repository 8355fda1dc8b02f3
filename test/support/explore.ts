import fc from 'fast-check';

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

/** All cases of a proof, or `count` of them in their order. */
export function sampled<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (IS_WHOLE || count >= cases.length) return cases;
  const part = fc.subarray([...cases], { minLength: count, maxLength: count });
  return fc.sample(part, { numRuns: 1, ...(!EXPLORE && { seed: SEED }) })[0] ?? [];
}
