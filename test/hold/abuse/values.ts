/** One way to spoil a parameter of an address. */
export interface Abuse {
  readonly name: string;
  /** The unchanged query text. */
  readonly write: (parameter: string, good: string, anothers: string) => string;
}

const value = (raw: string) => (parameter: string) => `${parameter}=${raw}`;
const tail = (raw: string) => (parameter: string, good: string) => `${parameter}=${good}${raw}`;

const MARKUP = '"><img src=x onerror="window.ran=1"><script>window.ran=1</script>';

/** The changes that an attacker can make to a parameter of an address. */
export const abuses: readonly Abuse[] = [
  { name: 'absent', write: () => '' },
  { name: 'empty', write: value('') },
  { name: 'doubled', write: (it, good) => `${it}=${good}&${it}=777` },
  { name: 'in array form', write: (it, good) => `${it}[]=${good}` },
  { name: 'in indexed form', write: (it, good) => `${it}[0]=${good}` },
  { name: 'with NUL', write: tail('%00') },
  { name: 'with CR LF', write: tail('%0D%0AX-Ran:%201') },
  { name: 'encoded twice', write: tail('%250D%250A%253Cb%253E') },
  { name: 'of 8 kB', write: value('W'.repeat(8_192)) },
  { name: 'of the longest text', write: value('W'.repeat(256)) },
  { name: 'of the longest number', write: value('9'.repeat(256)) },
  { name: 'right to left', write: tail('%E2%80%AE321') },
  { name: 'a lone surrogate', write: tail('%ED%A0%80') },
  { name: 'cut UTF-8', write: tail('%C3%28%FF%') },
  { name: 'markup', write: value(encodeURIComponent(MARKUP)) },
  { name: 'javascript:', write: value('javascript:window.ran=1') },
  { name: 'another host', write: value('//other.example/x') },
  { name: '__proto__', write: value('__proto__') },
  {
    name: 'beside names of __proto__',
    write: (it, good) =>
      `${it}=${good}&__proto__[${it}]=1&__proto__[ran]=1&__proto__.ran=1&constructor[prototype][ran]=1`,
  },
  { name: 'negative', write: value('-1') },
  { name: '1e400', write: value('1e400') },
  { name: "another borrower's", write: (it, _, anothers) => `${it}=${anothers}` },
];

/** No text on a screen may contain a part of the values above. */
export const TRACES =
  /ran=1|other\.example|__proto__|javascript:|\u202e|\ufffd|W{9}|9{30}|1e400|%0D/i;
