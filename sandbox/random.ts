/** Pseudo-random numbers. The same seed gives the same codes and ids. */
export interface Random {
  /** A text of `count` decimal digits. The first digit may be 0. */
  digits(count: number): string;
  /** A text of `count` letters and digits, without similar characters such as O and 0. */
  letters(count: number): string;
}

const READABLE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const draw = (alphabet: string, count: number) =>
    Array.from({ length: count }, () => alphabet[Math.floor(next() * alphabet.length)]).join('');
  return {
    digits: (count) => draw('0123456789', count),
    letters: (count) => draw(READABLE, count),
  };
}

/** Tommy Ettinger's mulberry32: small and fast. Its quality is sufficient for invented ids. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
