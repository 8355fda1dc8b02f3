import type { Fault } from '../../../sandbox';
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

/** The sandbox's fault that changes the fields at these paths. */
export function changing(
  data: unknown,
  paths: readonly (readonly string[])[],
  to: FieldChange,
): Fault {
  const dotted = paths.map((path) => path.join('.'));
  if (to === 'missing') return { kind: 'patch', remove: dotted };
  const valueAt = (path: readonly string[]) =>
    to === 'anotherType' ? anotherType(at(data, path)) : (JSON.parse(to.json) as unknown);
  const set = paths.map((path, index) => [dotted[index] ?? '', valueAt(path)] as const);
  return { kind: 'patch', set: Object.fromEntries(set) };
}

const at = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((holder, name) => (Object(holder) as Record<string, unknown>)[name], data);

function anotherType(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return 'text';
  return typeof value === 'number' ? [] : { a: 1 };
}
