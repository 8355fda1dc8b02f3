/** `EXPLORE=20`: properties draw other cases at each run, and those of money twenty times as many (docs/proof.md). */
export const EXPLORE = Number(process.env.EXPLORE ?? 0);

export const runs = (count: number): number => count * (EXPLORE || 1);
