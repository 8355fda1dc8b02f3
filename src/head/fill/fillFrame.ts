import { ADDRESS, type SlotTrait, UNLESS_SAME, WHERE } from '../../navigation/screens/slots';

/** Shows a slot's text as its trait says. */
export type Formats = Readonly<Partial<Record<SlotTrait, (text: string) => string>>>;

/** The answer's data with the address's query beside it. */
export interface Sources {
  readonly data: unknown;
  readonly read: (name: string) => string;
}

/** The answer lacks what the screen needs, or is of another type: the app itself is to judge it. */
class Unfit extends Error {}

/**
 * Fills a frame with an answer. What belongs to a value that is not there is left out, as the screen
 * would. False, and the frame is not to be shown, where the answer does not fit.
 */
export function fillFrame(frame: ParentNode & Node, sources: Sources, formats: Formats): boolean {
  try {
    frame.querySelectorAll<HTMLElement>('[data-if]').forEach((part) => {
      if (!readingOf(part.dataset.if, sources).value) part.remove();
    });
    frame.querySelectorAll<HTMLElement>('[data-each]').forEach((item) => {
      repeat(item, sources);
    });
    return fillSlots(frame, sources, formats);
  } catch (error) {
    if (error instanceof Unfit) return false;
    throw error;
  }
}

/** Puts as many copies of a list's item in its place as the answer's list has entries that can stand. */
function repeat(item: HTMLElement, sources: Sources): void {
  const { each = '', most } = item.dataset;
  const needs = [...item.querySelectorAll('slot')]
    .map(({ name }) => name)
    .filter((name) => name.includes(' itemNeeds'));
  const copies = entriesOf(at(sources, each))
    .map((_, index) => String(index))
    .filter((index) => needs.every((name) => readingOf(name, sources, index).value))
    .slice(0, most ? Number(most) : undefined)
    .map((index) => {
      const copy = item.cloneNode(true) as HTMLElement;
      copy.dataset.index = index;
      return copy;
    });
  // An empty list is a slot that stays empty: its title goes with it.
  item.replaceWith(...(copies.length > 0 ? copies : [item.ownerDocument.createElement('slot')]));
}

/** Puts each value in its slot's place. Whether there was one. */
function fillSlots(frame: ParentNode & Node, sources: Sources, formats: Formats): boolean {
  const shownBy = (shown: string, trait: string) => formats[trait as SlotTrait]?.(shown) ?? shown;
  /** What holds a value. */
  const filled = new Set<Node>();
  const empty: Element[] = [];
  frame.querySelectorAll('slot').forEach((place) => {
    const item = place.closest<HTMLElement>('[data-index]');
    const { value, traits } = readingOf(place.name, sources, item?.dataset.index);
    if (!value) {
      empty.push(place);
      return;
    }
    for (let part = place.parentNode; part && !filled.has(part); part = part.parentNode)
      filled.add(part);
    place.replaceWith(traits.reduce(shownBy, value));
  });
  empty.forEach((place) => {
    // The largest part that has nothing to show goes as a whole: a row, or a card with its title.
    let part: ChildNode = place;
    while (filled.size > 0 && part.parentElement && !filled.has(part.parentElement))
      part = part.parentElement;
    part.remove();
  });
  return filled.size > 0;
}

/** The value that a slot's name describes, empty where it counts as missing, and its traits. */
function readingOf(name = '', sources: Sources, index = '') {
  const [path = '', ...traits] = name.replace('*', index).split(' ');
  const has = (trait: SlotTrait) => traits.includes(trait);
  const value = has('flag') ? flagAt(sources, path) : valueAt(sources, path);
  const isThere = value !== '' && !(has('notZero') && value === '0');
  if (!isThere && has('needed')) throw new Unfit();
  return { value: isThere ? value : '', traits };
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
