import { withoutLongNumber } from '../../../platform/api';
import type { Format, Formats } from './formats';

/**
 * A placeholder's template, as `scripts/build/placeholders.ts` makes it:
 * - `<slot name="path format">` is the position of a value. A path is dotted. `?name` is a parameter of the address. A step
 *   `field?name` selects the item of a list whose field equals the address's parameter. Without a value that ends in `!`
 *   only the app can show the answer.
 * - `data-each` marks the item that is repeated for the list at that path; `*` in the paths within is the item's index.
 *   `data-most` is the maximum number of items.
 * - A part with `data-conditions`, `Conditions` as JSON, leaves where the answer does not meet them. A part with
 *   `data-hollow` leaves where all its slots are empty. The template's own `data-conditions` decide whether it is filled.
 */

type TextsByPath = Readonly<Record<string, readonly string[]>>;

/**
 * The answers and addresses for which a placeholder is drawn. The app shows all others. A value is compared as text, a list
 * by its length.
 */
export interface Conditions {
  /** The value at each path is one of these texts. */
  readonly when?: TextsByPath;
  /** The value at each path differs from all of these texts. */
  readonly unless?: TextsByPath;
  /** The values at these two paths differ. */
  readonly differ?: readonly [path: string, other: string];
}

/** The answer's data and the address's parameters. */
export interface Sources {
  readonly data: unknown;
  readonly read: (name: string) => string;
}

/** The answer lacks a value of the placeholder, or the value has another type: only the app can show it. */
class Unfit extends Error {}

function meets({ when = {}, unless = {}, differ }: Conditions, sources: Sources, index: string) {
  const valueAt = (path: string) => comparedText(at(sources, path.replace('*', index)));
  const isOneOf = ([path, texts]: readonly [string, readonly string[]]) =>
    texts.includes(valueAt(path));
  return (
    Object.entries(when).every(isOneOf) &&
    !Object.entries(unless).some(isOneOf) &&
    (!differ || valueAt(differ[0]) !== valueAt(differ[1]))
  );
}

/**
 * Fills the slots of a placeholder. `conditions`: those of its template. Returns false if only the app can show the answer:
 * the placeholder must not be shown.
 */
export function fillPlaceholder(
  root: ParentNode,
  sources: Sources,
  formats: Formats,
  conditions?: string,
): boolean {
  const all = (selector: string) => root.querySelectorAll<HTMLElement>(selector);
  try {
    if (!allows(conditions, sources)) return false;
    all('[data-each]').forEach((item) => {
      repeat(item, sources);
    });
    all('[data-conditions]').forEach((part) => {
      if (!stays(part, sources)) part.remove();
    });
    all('[data-hollow]').forEach((part) => {
      const slots = [...part.querySelectorAll('slot')];
      if (!slots.some((slot) => valueIn(slot, sources))) part.remove();
    });
    root.querySelectorAll('slot').forEach((slot) => {
      const value = valueIn(slot, sources);
      if (!value && slot.name.includes('!')) throw new Unfit();
      const [, format] = slot.name.split(' ');
      const text = value && format ? formats[format as Format](value) : value;
      if (text === undefined) throw new Unfit();
      slot.replaceWith(text);
    });
    return true;
  } catch (error) {
    if (error instanceof Unfit) return false;
    throw error;
  }
}

const indexOf = (part: Element) => part.closest<HTMLElement>('[data-index]')?.dataset.index ?? '';

function valueIn(slot: HTMLSlotElement, sources: Sources): string {
  const [path = ''] = slot.name.split(/[! ]/);
  return textOf(at(sources, path.replace('*', indexOf(slot))));
}

const stays = (part: HTMLElement, sources: Sources) =>
  allows(part.dataset.conditions, sources, indexOf(part));

const allows = (json = '{}', sources: Sources, index = '') =>
  meets(JSON.parse(json) as Conditions, sources, index);

/** Replaces the repeated item by one copy for each item of the answer's list that stays. */
function repeat(item: HTMLElement, sources: Sources): void {
  const { each = '', most } = item.dataset;
  const copies = itemsOf(at(sources, each)).map((_, index) => {
    const copy = item.cloneNode(true) as HTMLElement;
    copy.dataset.index = String(index);
    return copy;
  });
  const staying = copies.filter((copy) => stays(copy, sources));
  item.replaceWith(...staying.slice(0, most ? Number(most) : undefined));
}

function comparedText(value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  return typeof value === 'boolean' ? String(value) : textOf(value);
}

function textOf(given: unknown): string {
  const value = withoutLongNumber(given);
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string' && typeof value !== 'number') throw new Unfit();
  return String(value);
}

/** The value at a path. Inherited properties do not count. */
function at({ data, read }: Sources, path: string): unknown {
  if (path.startsWith('?')) return read(path.slice(1));
  return path.split('.').reduce<unknown>((holder, step) => {
    const [field = '', name] = step.split('?');
    return name === undefined
      ? own(holder, step)
      : itemsOf(holder).find((entry) => textOf(own(entry, field)) === read(name));
  }, data);
}

function own(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  const isOwn = Object.prototype.hasOwnProperty.call(holder, name);
  return isOwn ? (holder as Record<string, unknown>)[name] : undefined;
}

function itemsOf(list: unknown): readonly unknown[] {
  const items = list ?? [];
  if (!Array.isArray(items)) throw new Unfit();
  return items;
}
