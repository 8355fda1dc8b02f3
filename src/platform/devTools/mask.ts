/** Masks values for developers' tools. Only what an allow list names stays readable. */

export const MASK = '•••';

/** The readable part of a value. */
export type Shown =
  /** A text, a number or a boolean that the program itself defines; never a personal value. */
  | 'value'
  /** The keys, which the program defines, and booleans. Texts and numbers are masked. */
  | 'shape'
  /** The readable part by key; for a list, the readable part of each entry. */
  | { readonly [key: string]: Shown };

/** Stands for each entry of a record whose keys may be personal values. */
export const EACH = '*';

/** A copy of `value` in which everything outside the allow list is masked. */
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

/** Own properties only: every object inherits a `constructor`. */
const named = (shown: Exclude<Shown, string>, key: string): Shown | undefined =>
  Object.entries(shown).find(([name]) => name === key)?.[1];

const isReadable = (value: unknown, shown: Shown): boolean =>
  shown === 'value' || (shown === 'shape' && typeof value === 'boolean');

/** A key that cannot contain a personal value: an identifier of the program. */
const OUR_WORD = /^[a-z]+(_[a-z]+|[A-Z][a-z]*)*$/;

const keyIn = (key: string, shown: Shown): string => {
  if (typeof shown === 'object' && EACH in shown) return numbered(key, kindOf(key));
  return OUR_WORD.test(key) ? key : numbered(key);
};

/** The kind of a masked key: the call name before its parameters, or an order or product before its number. */
const kindOf = (key: string): string | undefined => {
  const [, call, subject] =
    /^(?:\["?)?(?:([a-z]+)(?=\(\{|")|(order|product)(?= ))/i.exec(key) ?? [];
  return call ?? subject;
};

/** A stable number for each masked key. It keeps entries apart, and it is the same from state to state. */
const numbers = new Map<string, number>();

function numbered(key: string, kind = ''): string {
  const number = numbers.get(key) ?? numbers.size + 1;
  numbers.set(key, number);
  return `${kind}${MASK}${String(number)}`;
}
