import { ADDRESS, type SlotTrait, UNLESS_SAME, WHERE } from '../../navigation/screens/slots';

/** Shows a slot's text as its trait says. */
export type Formats = Readonly<Partial<Record<SlotTrait, (text: string) => string>>>;

/** The answer's data with the address's query beside it. */
export interface Sources {
  readonly data: unknown;
  readonly read: (name: string) => string;
}

/** How many slots a part of a frame has, and how many of them have a value. */
interface Count {
  readonly slots: number;
  readonly filled: number;
}

const NOTHING: Count = { slots: 0, filled: 0 };
const EMPTY: Count = { slots: 1, filled: 0 };
const FILLED: Count = { slots: 1, filled: 1 };

/** The answer lacks what the screen needs, or is of another type: the app itself is to judge it. */
class Unfit extends Error {}

/** The item of a list lacks what it is about. */
class Pointless extends Error {}

/**
 * Fills a frame with an answer. What belongs to a value that is not there is left out, as the screen
 * would. False, and the frame is not to be shown, where the answer does not fit.
 */
export function fillFrame(frame: ParentNode & Node, sources: Sources, formats: Formats): boolean {
  try {
    frame.querySelectorAll<HTMLElement>('[data-each]').forEach((item) => {
      repeat(item, sources);
    });
    return fill(frame, sources, formats).filled > 0;
  } catch (error) {
    if (error instanceof Unfit) return false;
    throw error;
  }
}

/** Of whatever document: the build fills its frames, too. */
const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

/** Puts as many copies of a list's item in its place as the answer's list has entries. */
function repeat(item: HTMLElement, sources: Sources): void {
  const { each = '', most = '' } = item.dataset;
  const entries = entriesOf(at(sources, each));
  const shown = entries.slice(0, Number(most) || entries.length);
  const copies = shown.map((_, index) => {
    const copy = item.cloneNode(true) as HTMLElement;
    copy.dataset.index = String(index);
    return copy;
  });
  // An empty list is a slot that stays empty: its title goes with it.
  item.replaceWith(...(copies.length > 0 ? copies : [item.ownerDocument.createElement('slot')]));
}

function fill(node: Node, sources: Sources, formats: Formats, index = ''): Count {
  if (!isElement(node)) return fillParts(node, sources, formats, index);
  if (node.localName === 'slot') return fillSlot(node, sources, formats, index);
  const place = node.dataset.index;
  if (place === undefined) return fillParts(node, sources, formats, index);
  try {
    return fillParts(node, sources, formats, place);
  } catch (error) {
    if (error instanceof Pointless) return EMPTY;
    throw error;
  }
}

function fillParts(node: Node, sources: Sources, formats: Formats, index: string): Count {
  const parts = [...node.childNodes].map((child) => ({
    child,
    count: fill(child, sources, formats, index),
  }));
  const total = parts.reduce<Count>((sum, { count }) => add(sum, count), NOTHING);
  // The largest part that has nothing to show goes as a whole: a row, or a card with its title.
  if (total.filled > 0) {
    parts.filter(({ count }) => isEmpty(count)).forEach(({ child }) => child.remove());
  }
  return total;
}

const add = (one: Count, other: Count): Count => ({
  slots: one.slots + other.slots,
  filled: one.filled + other.filled,
});

const isEmpty = ({ slots, filled }: Count) => slots > 0 && filled === 0;

function fillSlot(place: HTMLElement, sources: Sources, formats: Formats, index: string): Count {
  const description = place.getAttribute('name') ?? '';
  const [path = '', ...traits] = description.replace('*', index).split(' ');
  const has = (trait: SlotTrait) => traits.includes(trait);
  const value = has('flag') ? flagAt(sources, path) : valueAt(sources, path);
  const isThere = value !== '' && !(has('notZero') && value === '0');
  if (!isThere && has('needed')) throw new Unfit();
  if (!isThere && has('itemNeeds')) throw new Pointless();
  const shownBy = (shown: string, trait: string) => formats[trait as SlotTrait]?.(shown) ?? shown;
  place.replaceWith(isThere ? traits.reduce(shownBy, value) : '');
  return isThere ? FILLED : EMPTY;
}

function valueAt(sources: Sources, path: string): string {
  if (path.startsWith(ADDRESS)) return sources.read(path.slice(ADDRESS.length));
  const [value, other] = path.split(UNLESS_SAME).map((name) => textOf(at(sources, name)));
  return value === undefined || value === other ? '' : value;
}

/** As `flag` of `src/api/wire.ts` reads it. */
const flagAt = (sources: Sources, path: string): string =>
  ['1', 'true'].includes(JSON.stringify(at(sources, path) ?? null).replaceAll('"', '')) ? '1' : '';

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string' && typeof value !== 'number') throw new Unfit();
  return String(value);
}

/** The value at a dotted path: only what the answer itself holds, a list's length included. */
function at({ data, read }: Sources, path: string): unknown {
  return path.split('.').reduce<unknown>((holder, step) => {
    const [field = '', name] = step.split(WHERE);
    return name === undefined
      ? own(holder, step)
      : entriesOf(holder).find((entry) => textOf(own(entry, field)) === read(name));
  }, data);
}

function own(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  const isOwn = Object.prototype.hasOwnProperty.call(holder, name);
  return isOwn ? (holder as Record<string, unknown>)[name] : undefined;
}

function entriesOf(list: unknown): readonly unknown[] {
  const entries = list ?? [];
  if (!Array.isArray(entries)) throw new Unfit();
  return entries;
}
