import type { Sample } from '../../src/prerender/sample';
import { textsIn } from './frameText';
import type { Renderer } from './renderer';

export type Formats = ReturnType<Renderer['formatsOf']>;

/**
 * Puts a slot where a screen shows a value of its sample: no two values look alike, in any format. Of a list's items
 * one stays, to be repeated.
 */
export function putSlots(
  body: HTMLElement,
  sample: Sample,
  formats: Formats,
  most: Readonly<Record<string, number>> = {},
): void {
  const known = knownTexts(sample, formats);
  const counts = knownCounts(sample, formats);
  const shown = new RegExp(`(${[...known.keys()].sort(byLength).map(escaped).join('|')})`);
  body.querySelectorAll('*').forEach((element) => {
    for (const text of textsIn(element)) {
      const count = counts.get(text.data);
      if (element.closest('[aria-hidden="true"]')) text.remove();
      else if (count) text.replaceWith(slotIn(element, count));
      else
        text.replaceWith(
          ...text.data.split(shown).map((piece) => {
            const name = known.get(piece);
            return name ? slotIn(element, name) : piece;
          }),
        );
    }
    for (const { name, value } of [...element.attributes]) {
      if (shown.test(value)) element.removeAttribute(name);
    }
  });
  foldLists(body, sample, most);
}

function slotIn({ ownerDocument }: Element, name: string): HTMLElement {
  const slot = ownerDocument.createElement('slot');
  slot.setAttribute('name', name);
  return slot;
}

/** A slot's path, and how it is shown. */
export function readSlot(slot: Element): { path: string; traits: readonly string[] } {
  const [path = '', ...traits] = (slot.getAttribute('name') ?? '').split(' ');
  return { path, traits };
}

/** What a slot is called, by everything that a screen can show for it. */
function knownTexts({ values }: Sample, { count: _, ...formats }: Formats) {
  const known = new Map<string, string>();
  for (const [path, value] of values) {
    known.set(value, path);
    for (const [name, format] of Object.entries(formats)) {
      const text = format(value);
      if (!known.has(text)) known.set(text, `${path} ${name}`);
    }
  }
  return known;
}

/** Each list has a length of its own. */
const knownCounts = ({ lists }: Sample, { count }: Formats) =>
  new Map(
    [...lists].map(([path, length]) => [count?.(String(length)), `${path}.length count`] as const),
  );

const byLength = (one: string, other: string) => other.length - one.length;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `list.0.field`: which list, and which of its items. */
const ITEM = /^(.+)\.(\d+)(?:\.|$)/;

function foldLists(
  body: HTMLElement,
  { lists }: Sample,
  most: Readonly<Record<string, number>>,
): void {
  const places = [...body.querySelectorAll('slot')].flatMap((slot) => {
    const [, list, index] = ITEM.exec(readSlot(slot).path) ?? [];
    return list ? [{ slot, list, index: Number(index) }] : [];
  });
  for (const [list, length] of lists) {
    const items = new Map<number, Element[]>();
    for (const { slot, index } of places.filter((place) => place.list === list)) {
      items.set(index, [...(items.get(index) ?? []), slot]);
    }
    if (items.size > 1) foldList(list, items, most[list] ?? (items.size < length && items.size));
  }
}

/** The second one stays: the first may be the chosen one of its list. */
function foldList(list: string, items: ReadonlyMap<number, Element[]>, most: number | false) {
  const units = [...items].map(([index, slots]) => {
    const others = [...items].flatMap(([other, its]) => (other === index ? [] : its));
    return { index, unit: largestWithout(slots, others) };
  });
  for (const { index, unit } of units) {
    if (index !== 1) {
      unit.remove();
      continue;
    }
    unit.dataset.each = list;
    if (most) unit.dataset.most = String(most);
    items.get(index)?.forEach((slot) => {
      const name = slot.getAttribute('name') ?? '';
      slot.setAttribute('name', name.replace(`${list}.1`, `${list}.*`));
    });
  }
}

/** The largest element that holds all of these slots and none of those. */
function largestWithout(slots: readonly Element[], others: readonly Element[]): HTMLElement {
  const holdsOther = (element: Element) => others.some((other) => element.contains(other));
  let unit = slots[0]?.parentElement;
  while (unit?.parentElement && !holdsOther(unit.parentElement)) unit = unit.parentElement;
  if (!unit) throw new Error('A list item of a frame has no element');
  return unit;
}
