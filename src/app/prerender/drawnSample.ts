import type { Formats } from '../boot/placeholder/formats';
import { Repeated, type Sample, Value } from './samples';

/** A sample with a unique text per value. The text locates the value in the rendered screen. */
export interface DrawnSample {
  readonly search: string;
  readonly data: unknown;
  /** Slot names by the text that the screen shows. */
  readonly slots: ReadonlyMap<string, string>;
  /** All repeated lists by path. */
  readonly lists: ReadonlyMap<string, Repeated>;
}

export function drawnSample({ query = {}, answer }: Sample, formats: Formats): DrawnSample {
  const slots = new Map<string, string>();
  const lists = new Map<string, Repeated>();

  /** A number that is valid as money, date, rate and card number. Its text is unique in every format. */
  function drawn({ format, options }: Value, path: string): string {
    const value = options.drawn ?? String(1_500_000_000 + slots.size * 86_461);
    const name = [options.path ?? path, format].filter(Boolean).join(' ');
    slots.set(format ? formats[format](value) : value, name);
    return value;
  }

  function fill(node: unknown, path: string): unknown {
    if (node instanceof Value) return drawn(node, path);
    if (node instanceof Repeated) {
      lists.set(path, node);
      return fill([{ ...node.item, ...node.options.first }, node.item], path);
    }
    if (Array.isArray(node)) return node.map((item, index) => fill(item, `${path}.${index}`));
    if (typeof node !== 'object' || node === null) return node;
    const before = path && `${path}.`;
    const fields = Object.entries(node).map(([name, field]) => [name, fill(field, before + name)]);
    return Object.fromEntries(fields) as object;
  }

  const parameters = Object.entries(query).map(([name, value]) => [
    name,
    value instanceof Value ? drawn(value, `?${name}`) : value,
  ]);
  const search = new URLSearchParams(parameters).toString();
  return { search, data: fill(answer, ''), slots, lists };
}
