import type { Conditions } from '../../src/app/boot/placeholder/fillPlaceholder';

/**
 * Puts conditions on the parts of a placeholder. A variant is the same screen for another answer: what the screen alone
 * has gets the condition `base`, what the variant alone has is added with the condition `other`.
 */

/** A change of the sample's screen into the variant's. */
interface Edit {
  readonly removed: readonly ChildNode[];
  readonly added: readonly ChildNode[];
  readonly parent: Element;
  readonly before: ChildNode | undefined;
}

/** A screen as it was drawn, and its copy with conditions. */
export interface Merging {
  readonly drawn: HTMLElement;
  readonly live: ReadonlyMap<Node, ChildNode>;
}

/** Begins to put conditions on `body`. */
export function merging(body: HTMLElement): Merging {
  const drawn = body.cloneNode(true) as HTMLElement;
  const live = new Map<Node, ChildNode>();
  const pair = (one: Node, other: ChildNode) => {
    live.set(one, other);
    const children = [...other.childNodes];
    one.childNodes.forEach((child, index) => {
      const copy = children[index];
      if (copy) pair(child, copy);
    });
  };
  pair(drawn, body);
  return { drawn, live };
}

/** Whether two bodies are equal. */
export const isSame = (one: Element, other: Element) => one.innerHTML === other.innerHTML;

/** The changes between two elements; undefined where only another element can show them. */
function editsOf(drawn: Element, other: Element, field?: string): Edit[] | undefined {
  const [ones, others] = [[...drawn.childNodes], [...other.childNodes]];
  return joinedEdits(
    gapsBetween(ones, others, htmlOf).map(({ removed, added, before }) =>
      changed({ removed, added, parent: drawn, before }, field),
    ),
  );
}

/** Elements of the same kind are compared in turn; the others leave or are added. */
function changed({ removed, added, parent, before }: Edit, field?: string): Edit[] | undefined {
  const pairs = pairsOf(removed, added, kindOf);
  const inner = pairs.map(([one, another]) => {
    const [old, fresh] = [removed[one] as Element, added[another] as Element];
    const next = removed[one + 1] ?? before;
    const whole = { removed: [old], added: [fresh], parent, before: next };
    return editsOf(old, fresh, field) ?? [whole];
  });
  const gaps = gapsBetween(removed, added, kindOf).map((gap) => {
    const edit = { ...gap, parent, before: gap.before ?? before };
    const nodes = [...edit.removed, ...edit.added];
    // An empty slot leaves nothing.
    if (nodes.length === edit.removed.length && nodes.every((node) => isSlotOf(node, field)))
      return [];
    return nodes.every(isElement) ? [edit] : undefined;
  });
  return joinedEdits([...inner, ...gaps]);
}

const joinedEdits = (edits: readonly (Edit[] | undefined)[]) =>
  edits.every((it) => it !== undefined) ? edits.flat() : undefined;

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

const isSlotOf = (node: Node, field: string | undefined) =>
  isElement(node) && node.matches('slot') && node.getAttribute('name')?.split(/[ !]/)[0] === field;

/** The tag of an element with its attributes; undefined for what has no inner changes. */
const kindOf = (node: Node) =>
  isElement(node) && !node.matches('slot')
    ? (node.cloneNode(false) as Element).outerHTML
    : undefined;

const htmlOf = (node: Node) => (isElement(node) ? node.outerHTML : (node.textContent ?? ''));

type KeyOf = (node: Node) => string | undefined;

/** The nodes between the pairs of two lists, where there are any. */
function gapsBetween(ones: readonly ChildNode[], others: readonly ChildNode[], keyOf: KeyOf) {
  const ends = [...pairsOf(ones, others, keyOf), [ones.length, others.length] as const];
  return ends
    .map(([one, other], index) => {
      const [from, into] = ends[index - 1] ?? [-1, -1];
      const [removed, added] = [ones.slice(from + 1, one), others.slice(into + 1, other)];
      return { removed, added, before: ones[one] };
    })
    .filter(({ removed, added }) => removed.length + added.length > 0);
}

/** The longest common sequence of nodes with equal keys, as pairs of indexes. */
function pairsOf(
  ones: readonly Node[],
  others: readonly Node[],
  keyOf: KeyOf,
): (readonly [number, number])[] {
  const [keys, otherKeys] = [ones.map(keyOf), others.map(keyOf)];
  const isPair = (one: number, other: number) =>
    keys[one] !== undefined && keys[one] === otherKeys[other];
  const lengths = [...ones, undefined].map(() => [...others, undefined].map(() => 0));
  const lengthAt = (one: number, other: number) => lengths[one]?.[other] ?? 0;
  for (let one = ones.length - 1; one >= 0; one--) {
    for (let other = others.length - 1; other >= 0; other--) {
      const row = lengths[one] ?? [];
      row[other] = isPair(one, other)
        ? lengthAt(one + 1, other + 1) + 1
        : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [one, other] = [0, 0];
  while (one < ones.length && other < others.length) {
    if (isPair(one, other)) pairs.push([one++, other++]);
    else if (lengthAt(one + 1, other) >= lengthAt(one, other + 1)) one++;
    else other++;
  }
  return pairs;
}

const editsBetween = (drawn: Element, other: Element, place: string, field?: string): Edit[] => {
  const edits = editsOf(drawn, other, field);
  if (!edits) throw new Error(`${place}: the whole screen differs`);
  return edits;
};

interface Differing {
  readonly base: Conditions;
  readonly other: Conditions;
  /** The path of the missing field: its empty slot shows nothing. */
  readonly field?: string | undefined;
  /** The path of the empty list: its items are repeated, or not at all. */
  readonly list?: string | undefined;
}

/** Puts the conditions of a variant on the parts in which it differs. */
export function putConditions(
  { drawn, live }: Merging,
  variant: HTMLElement,
  { base, other, field, list }: Differing,
  place: string,
): void {
  for (const { removed, added, parent, before } of editsBetween(drawn, variant, place, field)) {
    for (const node of removed) {
      const element = live.get(node) as HTMLElement;
      const items = list === undefined ? 0 : itemsIn(element, list);
      // An item is repeated for each item of the list, or not at all.
      if (items === 1) continue;
      if (isHollowWithout(element, field, base) || (items === 2 && !element.textContent.trim()))
        element.dataset.hollow = '';
      else addConditions(element, base);
    }
    const holder = live.get(parent) as unknown as ParentNode & Node;
    const next = before && live.get(before);
    for (const node of added) {
      const copy = node.cloneNode(true) as HTMLElement;
      addConditions(copy, other);
      if (copy.querySelector('slot')) copy.dataset.hollow = '';
      holder.insertBefore(copy, next ?? null);
    }
  }
}

/** Whether the field is the part's only value, and `0` is not as good as missing: its empty slot says the same. */
const isHollowWithout = (element: Element, field: string | undefined, { unless }: Conditions) =>
  element.querySelector('slot') !== null &&
  [...element.querySelectorAll('slot')].every((slot) => isSlotOf(slot, field)) &&
  Object.values(unless ?? {})
    .flat()
    .join() === '';

/** Marks the parts that leave where they have no value: what no variant lacks, and the screen without any value lacks. */
export function markHollow(
  { drawn, live }: Merging,
  least: HTMLElement,
  lists: readonly string[],
): void {
  for (const { removed } of editsOf(drawn, least) ?? []) {
    for (const node of removed) {
      const element = live.get(node) as HTMLElement;
      const isItem = lists.some((list) => itemsIn(element, list) === 1);
      const hasValues = element.querySelector('slot') !== null;
      if (hasValues && !isItem && !element.dataset.conditions) element.dataset.hollow = '';
    }
  }
}

/** The number of a list's two items of which an element has a value. */
const itemsIn = (element: Element, list: string): number =>
  [0, 1].filter((index) => element.querySelector(`slot[name^="${list}.${String(index)}."]`)).length;

function addConditions(element: HTMLElement, more: Conditions): void {
  const { when, unless, differ } = JSON.parse(element.dataset.conditions ?? '{}') as Conditions;
  element.dataset.conditions = JSON.stringify({
    when: joined(when, more.when),
    unless: joined(unless, more.unless),
    differ: more.differ ?? differ,
  });
}

type Texts = Conditions['when'];

/** The conditions of both. A path has one list of texts in `when`, and any of its texts in `unless`. */
const joined = (one: Texts, other: Texts): Texts =>
  one && other
    ? Object.fromEntries(
        [...new Set([...Object.keys(one), ...Object.keys(other)])].map((path) => [
          path,
          [...new Set([...(one[path] ?? []), ...(other[path] ?? [])])],
        ]),
      )
    : (one ?? other);
