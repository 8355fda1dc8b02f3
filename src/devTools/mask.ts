/** Masks what developers' tools are shown: an allow list names what stays readable, and nothing else does. */

export const MASK = '•••';

/** What may be read of a value. */
export type Shown =
  /** A text, a number, yes or no: one of our own words, never a person's. */
  | 'value'
  /** The keys, which are our own, and yes or no; each text and each number is masked. */
  | 'shape'
  /** The same by key; of a list, the same of each entry. */
  | { readonly [key: string]: Shown };

/** Each entry of a record, whose keys hold a person's things, too. */
export const EACH = '*';

/** A copy of `value` in which everything is masked but what the allow list names. */
export function masked(value: unknown, shown: Shown | undefined): unknown {
  if (value === null || value === undefined) return value;
  if (shown === undefined) return MASK;
  if (Array.isArray(value)) return value.map((entry) => masked(entry, shown));
  if (typeof value !== 'object') return isReadable(value, shown) ? value : MASK;
  if (shown === 'value') return MASK;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      keyIn(key, shown),
      masked(entry, shown === 'shape' ? shown : (named(shown, key) ?? named(shown, EACH))),
    ]),
  );
}

/** Its own names only: every object has a `constructor`. */
const named = (shown: Exclude<Shown, string>, key: string): Shown | undefined =>
  Object.entries(shown).find(([name]) => name === key)?.[1];

const isReadable = (value: unknown, shown: Shown): boolean =>
  shown === 'value' || (shown === 'shape' && typeof value === 'boolean');

/** A key in which nobody could stand: a word of a program. */
const OUR_WORD = /^[a-z]+(_[a-z]+|[A-Z][a-z]*)*$/;

const keyIn = (key: string, shown: Shown): string => {
  if (typeof shown === 'object' && EACH in shown) return numbered(key, kindOf(key));
  return OUR_WORD.test(key) ? key : numbered(key);
};

/** Of an entry's key what kind of thing it is: the call before its parameters, an order or a product before its number. */
const kindOf = (key: string): string | undefined => {
  const [, call, subject] =
    /^(?:\["?)?(?:([a-z]+)(?=\(\{|")|(order|product)(?= ))/i.exec(key) ?? [];
  return call ?? subject;
};

/** A number for each masked key, so that entries stay apart, and each its own from state to state. */
const numbers = new Map<string, number>();

function numbered(key: string, kind = ''): string {
  const number = numbers.get(key) ?? numbers.size + 1;
  numbers.set(key, number);
  return `${kind}${MASK}${String(number)}`;
}
