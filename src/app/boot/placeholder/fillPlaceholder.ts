import { sumMinorUnits } from '@/design/format';
import { withoutLongNumber } from '@/platform/api';
import type { Comparison, Conditions, Format } from '@/shared/early/slots';
import type { Formats } from './formats';

/**
 * A placeholder's template, as `scripts/build/placeholders.ts` makes it of a declaration (docs/reference/build.md#early-pictures):
 * - `<slot name="path format">` is the position of a value. A path is dotted. `?name` is a parameter of the address. A step
 *   `field?name` selects the item of a list whose field equals the address's parameter. Without a value that ends in `!`
 *   only the app can show the answer. A slot's own text stands in place of an empty value. `data-words` has words for values.
 * - `data-each` marks the item that is repeated for the list at that path; `*` in the paths within is the item's index. An item may
 *   hold the item of an inner list: the first `*` is then the outer index.
 * - A part with `data-conditions` leaves where the answer does not meet them, one with `data-row` where its values are empty.
 * - `data-href` and `data-query` are a link's path, and its parameters by the names of slots or, after `=`, as texts.
 */

/** The answer's data and the address's parameters. */
export interface Sources {
  readonly data: unknown;
  readonly getParameter: (name: string) => string;
}

/** The answer lacks a value of the placeholder, or the value has another type: only the app can show it. */
class Unfit extends Error {}

/**
 * Fills a placeholder. `conditions`: those of its template. Returns false if only the app can show the answer: the
 * placeholder must not be shown.
 */
export function fillPlaceholder(
  root: ParentNode,
  sources: Sources,
  formats: Formats,
  conditions?: string,
): boolean {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  try {
    if (!allows(conditions, sources, formats)) return false;
    // The outer lists first: each of their items has an inner item of its own.
    for (let item; (item = root.querySelector<HTMLElement>('[data-each]'));) repeat(item, sources);
    all('[data-conditions]').forEach((part) => {
      if (!allows(part.dataset.conditions, sources, formats, indexOf(part))) part.remove();
    });
    all('footer:empty').forEach((footer) => {
      footer.remove();
    });
    // The inner rows first: a part without its rows is empty, too.
    all('[data-row]')
      .reverse()
      .forEach((row) => {
        if (isEmpty(row, sources)) row.remove();
      });
    all('a[data-query]').forEach((link) => {
      link.setAttribute('href', addressOf(link, sources));
    });
    root.querySelectorAll('slot').forEach((slot) => {
      slot.replaceWith(textIn(slot, sources, formats));
    });
    return true;
  } catch (error) {
    if (error instanceof Unfit) return false;
    throw error;
  }
}

const allows = (json = '{}', sources: Sources, formats: Formats, index = '') =>
  meets(JSON.parse(json) as Conditions, sources, formats, index);

function meets(conditions: Conditions, sources: Sources, formats: Formats, index: string): boolean {
  const { when = {}, unless = {}, any, differ } = conditions;
  const valueAt = (compared: string) => {
    const [path = '', format] = pathAt(compared, index).split(' ');
    const text = comparedText(at(sources, path));
    return (format ? formats[format as Comparison](text) : text) ?? '';
  };
  const isOneOf = ([path, texts]: readonly [string, readonly string[] | undefined]) =>
    texts?.includes(valueAt(path));
  return (
    Object.entries(when).every(isOneOf) &&
    !Object.entries(unless).some(isOneOf) &&
    (!any || any.some((each) => meets(each, sources, formats, index))) &&
    (!differ || valueAt(differ[0]) !== valueAt(differ[1]))
  );
}

/** Replaces the repeated item by one copy for each of the list's first items that have a value. */
function repeat(item: HTMLElement, sources: Sources): void {
  const { each = '', most } = item.dataset;
  const outer = indexOf(item);
  let count = 0;
  for (const index of itemsOf(at(sources, pathAt(each, outer))).keys()) {
    const copy = item.cloneNode(true) as HTMLElement;
    delete copy.dataset.each;
    copy.dataset.index = `${outer} ${index}`.trim();
    item.before(copy);
    if (isEmpty(copy, sources)) copy.remove();
    else count += 1;
    if (count === Number(most)) break;
  }
  item.remove();
}

/** The indices of the items around a part, the outer one first. */
const indexOf = (part: Element) => part.closest<HTMLElement>('[data-index]')?.dataset.index ?? '';

/** A path with the indices of the items around it. */
const pathAt = (path: string, indices: string) =>
  indices.split(' ').reduce((placed, index) => placed.replace('*', index), path);

/** Whether all values of a part are empty. Of a list of labels and values, the values count. */
function isEmpty(part: HTMLElement, sources: Sources): boolean {
  const values = [...part.querySelectorAll<HTMLSlotElement>('dd slot')];
  const slots = values.length > 0 ? values : [...part.querySelectorAll('slot')];
  return !slots.some((slot) => slot.textContent || valueIn(slot, sources));
}

function valueIn(slot: HTMLSlotElement, sources: Sources): string {
  const [path = '', format] = slot.name.split(/!? |!/);
  const value = at(sources, pathAt(path, indexOf(slot)));
  if (format === 'sum') return sumOf(itemsOf(value));
  const text = format === 'count' ? String(itemsOf(value).length) : textOf(value);
  return text === '0' && isNothing.includes(format) ? '' : text;
}

function sumOf(items: readonly unknown[]): string {
  const sum = sumMinorUnits(items.map((item) => textOf(own(item, 'amount'))));
  if (sum === undefined) throw new Unfit();
  return sum;
}

/** The formats in which `0` counts as an empty value. */
const isNothing: readonly (string | undefined)[] = ['nonzero', 'count'];

function textIn(slot: HTMLSlotElement, sources: Sources, formats: Formats): string {
  const value = valueIn(slot, sources);
  if (!value && slot.name.includes('!')) throw new Unfit();
  const { words } = slot.dataset;
  const [, format] = slot.name.split(' ');
  if (words && format === 'day') return dayText(value, words, formats);
  if (words) return wordFor(value, words, sources);
  const text = value && format ? formats[format as Format](value) : value || slot.textContent;
  if (text === undefined) throw new Unfit();
  return text;
}

/** A date; one near today has its day in words before it. */
function dayText(value: string, json: string, formats: Formats): string {
  if (!value) return '';
  const words = JSON.parse(json) as Readonly<Record<string, string>>;
  return [words[formats.days(value) ?? ''], formats.day(value)].filter(Boolean).join(' · ');
}

function wordFor(value: string, json: string, sources: Sources): string {
  const { count, words } = JSON.parse(json) as {
    readonly count: string;
    readonly words: Readonly<Record<string, readonly string[]>>;
  };
  const [one, many = one] = (own(words, value) as readonly string[] | undefined) ?? [];
  const word = Number(textOf(at(sources, count))) === 1 ? one : many;
  if (word === undefined) throw new Unfit();
  return word;
}

function addressOf(link: HTMLElement, sources: Sources): string {
  const { href = '', query = '{}' } = link.dataset;
  const parameters = new URLSearchParams();
  for (const [name, path] of Object.entries(
    JSON.parse(query) as Readonly<Record<string, string>>,
  )) {
    const text = path.startsWith('=')
      ? path.slice(1)
      : textOf(at(sources, pathAt(path, indexOf(link))));
    if (text) parameters.set(name, text);
  }
  const search = parameters.toString();
  return href + (search && `?${search}`);
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
function at({ data, getParameter }: Sources, path: string): unknown {
  if (path.startsWith('?')) return getParameter(path.slice(1));
  return path.split('.').reduce<unknown>((holder, step) => {
    const [field = '', name] = step.split('?');
    return name === undefined
      ? own(holder, step)
      : itemsOf(holder).find((entry) => textOf(own(entry, field)) === getParameter(name));
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
