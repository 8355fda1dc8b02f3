import * as v from 'valibot';
import { shapeOf } from '../../contract/kinds';
import type { Format, Formats } from '../boot/placeholder/formats';
import { type ByPath, type Sample, Value } from './samples';
import { type Variant, variantsOf } from './variantsOf';
import { withValues } from './withValues';

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

/** Whether the schema refuses an answer without the field. */
const isRequired = (schema: v.GenericSchema) => !v.is(schema, undefined);

export function drawnSample(
  schema: v.GenericSchema,
  sample: Sample,
  formats: Formats,
): DrawnSample {
  const values = valuesOf(sample, formats);
  const fields = fieldsOf(sample, values);
  const data = fields.fill(schema, '');
  // Values of the address and of other forms need not be in this screen.
  const shown = new Map(values.shown);
  const parameters = Object.entries(sample.query ?? {}).map(([name, it]): string[] => [
    name,
    it instanceof Value ? values.draw(`?${name}`, `?${name}!`, ['money']) : it,
  ]);
  const search = new URLSearchParams(parameters).toString();
  const variants = variantsOf(data, sample, fields, values.valueOf);
  const none: ByPath = {
    ...byPath(fields.mayMiss, ''),
    ...byPath(
      fields.lists.filter((path) => !path.includes('.0.')),
      [],
    ),
  };
  const { lists } = fields;
  return {
    search,
    data,
    slots: values.slots,
    shown,
    lists,
    variants,
    least: withValues(data, none),
  };
}

const byPath = (paths: readonly string[], value: unknown): ByPath =>
  Object.fromEntries(paths.map((path) => [path, value]));

/** Draws values, each with a text that no other one has. */
function valuesOf({ drawn = {} }: Sample, formats: Formats) {
  const slots = new Map<string, string>();
  const shown = new Map<string, readonly string[]>();
  let count = 0;

  /**
   * A number that is valid as money, date, rate and card number. Its text is unique in every format. As a date it is in
   * the year 2096: a debt is drawn as not overdue.
   */
  function draw(path: string, name: string, kinds: readonly (Format | undefined)[]): string {
    const { text, format } = drawn[path] ?? {};
    const value = text ?? String(4_000_000_000 + count++ * 86_461);
    const texts = (format ? [format] : kinds).map((kind) => {
      const show = kind && !format ? (formats[kind](value) ?? value) : value;
      slots.set(show, [name, kind].filter(Boolean).join(' '));
      return show;
    });
    shown.set(path, texts);
    return value;
  }

  /** The sample's own value at a path, with texts in place of each `Value`. */
  function valueOf(node: unknown, path: string): unknown {
    if (node instanceof Value) return draw(path, node.path ?? path, FORMATS.text ?? []);
    if (Array.isArray(node)) return node.map((item, index) => valueOf(item, `${path}.${index}`));
    if (typeof node !== 'object' || node === null) return node;
    const fields = Object.entries(node).map(([name, it]) => [name, valueOf(it, `${path}.${name}`)]);
    return Object.fromEntries(fields) as object;
  }

  return { slots, shown, draw, valueOf };
}

/** Draws an answer by its schema, and collects the fields by which the screen may differ. */
function fieldsOf({ fixed = {} }: Sample, { shown, draw, valueOf }: ReturnType<typeof valuesOf>) {
  const lists: string[] = [];
  const mayMiss: string[] = [];
  const flags: string[] = [];
  const objects: (readonly [path: string, key: string])[] = [];

  function fill(schema: v.GenericSchema, path: string): unknown {
    if (path in fixed) return valueOf(fixed[path], path);
    const { kind, fields, item } = shapeOf(schema);
    if (fields) {
      const before = path && `${path}.`;
      const key = Object.keys(fields).find((name) => fields[name] && isRequired(fields[name]));
      if (schema.type === 'nullish' && key) objects.push([path, before + key]);
      return Object.fromEntries(
        Object.entries(fields).map(([name, inner]) => [name, fill(inner, before + name)]),
      );
    }
    if (item) {
      // A list in the second item of another one is not drawn: the first item is the open one.
      if (path.includes('.1.')) return [];
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
    if (!isRequired(schema) && !/\.0\b/.test(path)) mayMiss.push(path);
    const text = draw(path, isRequired(schema) ? `${path}!` : path, kinds);
    if (kind === 'key') shown.delete(path);
    return text;
  }

  return { lists, mayMiss, flags, objects, fill };
}
