import type { FieldChange, FieldSort } from './fault';

/** A field of an answer's data. */
export interface Field {
  readonly path: readonly string[];
  readonly sort: FieldSort;
  readonly value: unknown;
}

/** Every field of the data, at any depth. Of a list: the list and the fields of its first item. */
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

/** Whether a row for this sort of field applies. A number is also a value. */
export const isOfSort = ({ sort }: Field, wanted: FieldSort | undefined): boolean =>
  wanted === undefined || sort === wanted || (wanted === 'value' && sort === 'number');

/** Marks a value that is already JSON text: `JSON.stringify` cannot write every value. */
const RAW = '@@raw@@';
const RAW_TEXT = new RegExp(`"${RAW}((?:[^"\\\\]|\\\\.)*)"`, 'g');

/** The data as JSON text with the fields at these paths changed. */
export function withFields(
  data: unknown,
  paths: readonly (readonly string[])[],
  to: FieldChange,
): string {
  const copy = structuredClone({ data });
  for (const path of paths) change(copy, ['data', ...path], to);
  const text = JSON.stringify(copy.data) as string | undefined;
  return (text ?? 'null').replace(
    RAW_TEXT,
    (_, inner: string) => JSON.parse(`"${inner}"`) as string,
  );
}

function change(whole: object, path: readonly string[], to: FieldChange): void {
  const last = path.at(-1) ?? '';
  const holder = path
    .slice(0, -1)
    .reduce((at, name) => at[name] as Record<string, unknown>, whole as Record<string, unknown>);
  if (to === 'missing') Reflect.deleteProperty(holder, last);
  else holder[last] = RAW + (to === 'anotherType' ? anotherType(holder[last]) : to.json);
}

function anotherType(value: unknown): string {
  if (typeof value === 'object' && value !== null) return '"text"';
  return typeof value === 'number' ? '[]' : '{"a":1}';
}
