import type { Format, Formats } from './formats';

/**
 * A placeholder's template, as `scripts/build/placeholders.ts` makes it:
 * - `<slot name="path format">` is a value's place. A path is dotted. `?name` is a value of the address's own query. A step
 *   `field?name` picks the item of a list whose field is what the address says under the name.
 * - `data-each` is the item of the list at that path, to be repeated; `*` in its slots' paths is its place. An item without
 *   its `data-needs` is skipped, and `data-most` ends the list.
 * - `data-has` and `data-lacks` of the template are paths of what the answer must have, and must not have.
 */

/** The answer's data with the address's query beside it. */
export interface Sources {
  readonly data: unknown;
  readonly read: (name: string) => string;
}

/** The answer lacks what the placeholder shows, or is of another type: the app is to judge it. */
class Unfit extends Error {}

/** Whether the template is for this answer, by its conditions; its slots may say no as well. */
export function isFor({ has, lacks }: DOMStringMap, sources: Sources): boolean {
  const isThere = (path: string) => isSomething(at(sources, path));
  try {
    return pathsIn(has).every(isThere) && !pathsIn(lacks).some(isThere);
  } catch (error) {
    return leaveToApp(error);
  }
}

/** Fills the slots of a placeholder. False, and it is not to be shown, where the answer lacks a value. */
export function fillPlaceholder(root: ParentNode, sources: Sources, formats: Formats): boolean {
  try {
    root.querySelectorAll<HTMLElement>('[data-each]').forEach((item) => {
      repeat(item, sources);
    });
    root.querySelectorAll('slot').forEach((slot) => {
      const [path = '', format] = slot.name.split(' ');
      const index = slot.closest<HTMLElement>('[data-index]')?.dataset.index ?? '';
      const value = textOf(at(sources, path.replace('*', index)));
      if (!value) throw new Unfit();
      slot.replaceWith(format ? formats[format as Format](value) : value);
    });
    return true;
  } catch (error) {
    return leaveToApp(error);
  }
}

function leaveToApp(error: unknown): false {
  if (error instanceof Unfit) return false;
  throw error;
}

/** Puts as many copies of a list's item in its place as the answer's list has items that can stand. */
function repeat(item: HTMLElement, sources: Sources): void {
  const { each = '', needs, most } = item.dataset;
  const copies = itemsOf(at(sources, each))
    .flatMap((entry, index) => (!needs || isSomething(own(entry, needs)) ? [String(index)] : []))
    .slice(0, most ? Number(most) : undefined)
    .map((index) => {
      const copy = item.cloneNode(true) as HTMLElement;
      copy.dataset.index = index;
      return copy;
    });
  if (copies.length === 0) throw new Unfit();
  item.replaceWith(...copies);
}

const pathsIn = (list = ''): readonly string[] => list.split(' ').filter(Boolean);

function isSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'boolean' ? value : !['', '0', 'false'].includes(textOf(value));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string' && typeof value !== 'number') throw new Unfit();
  return String(value);
}

/** The value at a path: only what the answer itself holds. */
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
