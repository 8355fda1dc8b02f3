import type * as v from 'valibot';
import { isRequired, shapeOf } from '../../contract/kinds';
import type { Conditions } from '../boot/placeholder/fillPlaceholder';
import type { Format, Formats } from '../boot/placeholder/formats';
import { type ByPath, type Sample, Value } from './samples';

/** Another answer of a sample. The build compares its screen with the sample's and puts conditions where both differ. */
export interface Variant {
  readonly data: unknown;
  /** The answers that have the parts of the sample's screen alone. */
  readonly base: Conditions;
  /** The answers that have the parts of this variant's screen alone. */
  readonly other: Conditions;
  /** The field that is missing, with the answer in which it is `0`. */
  readonly missing?: { readonly path: string; readonly zero: unknown };
  /** The list that is empty. */
  readonly list?: string;
}

/** A sample with a unique text per value. The text locates the value in the rendered screen. */
export interface DrawnSample {
  readonly search: string;
  readonly data: unknown;
  /** Slot names by the text that the screen shows. */
  readonly slots: ReadonlyMap<string, string>;
  /** The texts of each value that the screen shows in one of its formats. */
  readonly shown: ReadonlyMap<string, readonly string[]>;
  /** The repeated lists by path. */
  readonly lists: readonly string[];
  readonly variants: readonly Variant[];
  /** The answer without any value that may be missing. */
  readonly least: unknown;
}

/** The formats in which a screen may show a kind of field. */
const FORMATS: Readonly<Record<string, readonly (Format | undefined)[]>> = {
  text: ['rate', 'card', undefined],
  money: ['money'],
  date: ['date', 'time'],
  key: [undefined],
};

export function drawnSample(
  schema: v.GenericSchema,
  sample: Sample,
  formats: Formats,
): DrawnSample {
  const { query = {}, fixed = {}, drawn = {}, same, forms = [] } = sample;
  const slots = new Map<string, string>();
  const shown = new Map<string, readonly string[]>();
  const lists: string[] = [];
  const mayMiss: string[] = [];
  const flags: string[] = [];
  const objects: (readonly [path: string, key: string])[] = [];
  let count = 0;

  /** A number that is valid as money, date, rate and card number. Its text is unique in every format. */
  function draw(path: string, name: string, kinds: readonly (Format | undefined)[]): string {
    const { text, format } = drawn[path] ?? {};
    const value = text ?? String(1_500_000_000 + count++ * 86_461);
    const texts = (format ? [format] : kinds).map((kind) => {
      const show = kind && !format ? formats[kind](value) ?? value : value;
      slots.set(show, [name, kind].filter(Boolean).join(' '));
      return show;
    });
    shown.set(path, texts);
    return value;
  }

  function valueOf(node: unknown, path: string): unknown {
    if (node instanceof Value) return draw(path, node.path ?? path, FORMATS.text ?? []);
    if (Array.isArray(node)) return node.map((item, index) => valueOf(item, `${path}.${index}`));
    if (typeof node !== 'object' || node === null) return node;
    const fields = Object.entries(node).map(([name, it]) => [name, valueOf(it, `${path}.${name}`)]);
    return Object.fromEntries(fields) as object;
  }

  function fill(given: v.GenericSchema, path: string): unknown {
    if (path in fixed) return valueOf(fixed[path], path);
    const { kind, fields, item } = shapeOf(given);
    if (fields) {
      const before = path && `${path}.`;
      const key = Object.keys(fields).find((name) => fields[name] && isRequired(fields[name]));
      if (given.type === 'nullish' && key) objects.push([path, before + key]);
      return Object.fromEntries(
        Object.entries(fields).map(([name, inner]) => [name, fill(inner, before + name)]),
      );
    }
    if (item) {
      // A list in the second item of another one is not drawn: the first item is the open one.
      if (/\.1\./.test(path)) return [];
      lists.push(path);
      return [fill(item, `${path}.0`), fill(item, `${path}.1`)];
    }
    if (kind === 'flag') {
      flags.push(path);
      return 0;
    }
    if (kind === 'echoed') return '1';
    const kinds = kind && FORMATS[kind];
    if (!kinds) return '';
    if (!isRequired(given) && !/\.0\b/.test(path)) mayMiss.push(path);
    const text = draw(path, isRequired(given) ? `${path}!` : path, kinds);
    if (kind === 'key') shown.delete(path);
    return text;
  }

  const data = fill(schema, '');
  // Values of the address and of other forms need not be in this screen.
  const shownHere = new Map(shown);
  const parameters = Object.entries(query).map(([name, it]) => [
    name,
    it instanceof Value ? draw(`?${name}`, `?${name}!`, ['money']) : it,
  ]);
  const search = new URLSearchParams(parameters).toString();
  /** The path in conditions: the index of a repeated item is `*`. */
  const starred = (path: string) =>
    lists.reduce((it, list) => it.replace(`${list}.1.`, `${list}.*.`), path);
  const either = (path: string, texts: readonly string[]) => ({
    base: { unless: { [starred(path)]: texts } },
    other: { when: { [starred(path)]: texts } },
  });
  const set = (values: ByPath) => withValues(data, values);
  const variants: Variant[] = [
    ...mayMiss.map((path) => ({
      ...either(path, ['']),
      data: set({ [path]: '' }),
      missing: { path, zero: set({ [path]: '0' }) },
    })),
    ...objects.map(([path, key]) => ({ ...either(key, ['']), data: set({ [path]: null }) })),
    ...flags.map((path) => ({ ...either(path, ['1', 'true']), data: set({ [path]: 1 }) })),
    ...listsIn(data).map((path) => ({
      ...either(path, ['', '0']),
      data: set({ [path]: [] }),
      list: path,
    })),
    ...forms.flatMap(([base, ...others]) =>
      others.map(({ values, ...other }) => {
        const own = Object.entries(values).map(([path, it]) => [path, valueOf(it, path)]);
        return { base, other, data: set(Object.fromEntries(own) as ByPath) };
      }),
    ),
    ...(same
      ? [{ base: { differ: same }, other: {}, data: set({ [same[0]]: at(data, same[1]) }) }]
      : []),
  ];
  const least = set(
    Object.fromEntries([
      ...mayMiss.map((path) => [path, '']),
      ...lists.filter((path) => !path.includes('.0.')).map((path) => [path, []]),
    ]) as ByPath,
  );
  return { search, data, slots, shown: shownHere, lists, variants, least };
}

/** The paths of the lists that are not within the second item of a list. */
function listsIn(data: unknown, path = ''): string[] {
  if (typeof data !== 'object' || data === null || /\.1$/.test(path)) return [];
  const inner = Object.entries(data).flatMap(([name, it]) =>
    listsIn(it, path ? `${path}.${name}` : name),
  );
  return Array.isArray(data) && data.length > 0 ? [path, ...inner] : inner;
}

const at = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((holder, step) => (holder as Record<string, unknown> | null)?.[step], data);

/** A copy of the data with other values. */
export function withValues(data: unknown, values: ByPath): unknown {
  const copy = structuredClone(data);
  for (const [path, value] of Object.entries(values)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const holder = at(copy, steps.join('.')) ?? (steps.length === 0 ? copy : undefined);
    if (holder) Object.assign(holder, { [last]: value });
  }
  return copy;
}
