/**
 * `EXPLORE=20`: property tests use new random cases in each run, those of money 20 times as many (docs/proof.md).
 */
export const EXPLORE = Number(process.env.EXPLORE ?? 0);

export const runs = (count: number): number => count * (EXPLORE || 1);
