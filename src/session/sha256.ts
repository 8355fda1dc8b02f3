const WORD = 2 ** 32;

/** The first 32 bits of the fractional part. */
const fraction = (number: number) => ((number % 1) * WORD) | 0;

const isPrime = (number: number) => {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) {
    if (number % divisor === 0) return false;
  }
  return true;
};

const primes: number[] = [];
for (let number = 2; primes.length < 64; number += 1) if (isPrime(number)) primes.push(number);

/** Worked out once for a page, which names several owners before its first request. */
const constants = primes.map((prime) => fraction(prime ** (1 / 3)));
const seeds = primes.slice(0, 8).map((prime) => fraction(prime ** 0.5));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * SHA-256 of a text, in hexadecimal digits (FIPS 180-4). The browser's own answers later, and on secure
 * pages only; whose a thing is must be known before it is read.
 */
export function sha256(text: string): string {
  let hash = seeds;
  const bytes = new TextEncoder().encode(text);
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const message = new DataView(new ArrayBuffer(size));
  bytes.forEach((byte, index) => {
    message.setUint8(index, byte);
  });
  message.setUint8(bytes.length, 0x80);
  message.setUint32(size - 4, bytes.length * 8);

  for (let block = 0; block < size; block += 64) {
    const words: number[] = [];
    const at = (index: number) => words[index] ?? 0;
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    constants.forEach((constant, index) => {
      const [early, late] = [at(index - 15), at(index - 2)];
      const grown =
        at(index - 16) +
        (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
        at(index - 7) +
        (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
      const word = index < 16 ? message.getInt32(block + index * 4) : grown | 0;
      words.push(word);
      const first =
        h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constant + word;
      const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    });
    hash = [a, b, c, d, e, f, g, h].map((word, index) => ((hash[index] ?? 0) + word) | 0);
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
