import type { FieldChange, FieldSort } from './fault';

/** A field of an answer's data, and what it holds there. */
export interface Field {
  readonly path: readonly string[];
  readonly sort: FieldSort;
  readonly value: unknown;
}

/** Every field of the data: records to their depth, and of a list itself and its first item. */
export function fieldsOf(data: unknown, path: readonly string[] = []): readonly Field[] {
  const below = Array.isArray(data) ? data.slice(0, 1) : data;
  const inner =
    typeof below === 'object' && below !== null
      ? Object.entries(below).flatMap(([name, value]) => fieldsOf(value, [...path, name]))
      : [];
  return path.length === 0 ? inner : [{ path, sort: sortOf(data), value: data }, ...inner];
}

function sortOf(value: unknown): FieldSort {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object' && value !== null) return 'record';
  return typeof value === 'number' ? 'number' : 'value';
}

/** Whether a row about fields of a sort means this one; a number is a value, too. */
export const isOfSort = ({ sort }: Field, wanted: FieldSort | undefined): boolean =>
  wanted === undefined || sort === wanted || (wanted === 'value' && sort === 'number');

/** Stands for a value that is written as it is, since `JSON.stringify` cannot write it. */
const RAW = '@@raw@@';

/** The data as JSON text with one field changed. */
export function withField(data: unknown, path: readonly string[], to: FieldChange): string {
  const copy = structuredClone({ data });
  const [last = '', ...above] = ['data', ...path].reverse();
  const holder = above
    .reverse()
    .reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, copy);
  const json = jsonOf(to, holder[last]);
  if (json === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = RAW;
  const text = JSON.stringify(copy.data) as string | undefined;
  return (text ?? 'null').replace(JSON.stringify(RAW), () => json ?? '');
}

function jsonOf(to: FieldChange, value: unknown): string | undefined {
  if (to === 'missing') return undefined;
  if (to !== 'anotherType') return to.json;
  if (Array.isArray(value)) return '"text"';
  if (typeof value === 'object' && value !== null) return '"text"';
  return typeof value === 'number' ? '[]' : '{"a":1}';
}
