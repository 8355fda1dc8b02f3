import type { AliasName } from '../api/aliases';
import { api } from '../api/api';
import { WHERE } from '../navigation/screens/slots';
import type { FrameNotes } from '../navigation/screens/trial';
import type { AskingScreen } from '../navigation/screens/trials';

/**
 * The answer that a frame is drawn with. It has everything that its schema reads: each list has items, each yes or no
 * is a yes, and each value is like no other, in whatever way it is shown. So the drawn screen tells where each of
 * them stands and how it is formatted.
 */
export interface Sample {
  readonly search: string;
  readonly data: unknown;
  /** Every value by its path; one of the address's query has a `?` before its name. */
  readonly values: ReadonlyMap<string, string>;
  /** Every list's length by its path. */
  readonly lists: ReadonlyMap<string, number>;
  /** The paths of what is yes or no. */
  readonly flags: readonly string[];
}

/** What is read here of a schema of valibot's. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly options?: readonly Shape[];
}

/** Two items tell what is repeated; a third one, whether the screen shows them all. */
const SHORTEST_LIST = 3;

export function sampleOf({ asks, notes = {}, query = {} }: AskingScreen): Sample {
  const values = new Map<string, string>();
  const lists = new Map<string, number>();
  const flags: string[] = [];
  const fixed = fixedBy(asks, notes);
  const named = Object.entries(query).map(([name, text]) => [name, text && value(`?${name}`)]);
  const search = new URLSearchParams(named);
  const data = fill(schemaOf(asks.alias), '');
  return { search: search.toString(), data, values, lists, flags };

  /** A number that money, a date, a rate, a card and a telephone can be, and that is another in each of these. */
  function value(path: string): string {
    const own = fixed.get(path) ?? String(1_500_000_000 + values.size * 86_461);
    if (own) values.set(path, own);
    return own;
  }

  function fill(shape: Shape, path: string): unknown {
    const { type, entries, item, wrapped, options = [] } = shape;
    if (entries) return filledFields(entries, path && `${path}.`);
    if (item) return filledList(item, path);
    if (wrapped) return fill(wrapped, path);
    const richest = options.find(({ entries: fields, item: items }) => fields ?? items);
    if (richest) return fill(richest, path);
    if (type === 'unknown') {
      flags.push(path);
      return 1;
    }
    if (type !== 'string' && type !== 'union') throw new Error(`${path}: what is a ${type}?`);
    return value(path);
  }

  function filledFields(entries: Readonly<Record<string, Shape>>, before: string): object {
    const filled = Object.entries(entries).map(([name, shape]) => [
      name,
      fill(shape, before + name),
    ]);
    return Object.fromEntries(filled) as object;
  }

  /** Each list has a length of its own, by which a count of it is known. */
  function filledList(item: Shape, path: string): unknown[] {
    const [list, picked] = notes.picks?.split('.') ?? [];
    if (picked && path === list) return [pickedItem(item, `${path}.${picked}`, picked)];
    const length = SHORTEST_LIST + lists.size;
    lists.set(path, length);
    return Array.from({ length }, (_, index) => fill(item, `${path}.${String(index)}`));
  }

  function pickedItem(item: Shape, path: string, picked: string): object {
    const [field = '', name = ''] = picked.split(WHERE);
    return { ...(fill(item, path) as object), [field]: search.get(name) };
  }
}

/** What a frame is made for: the notes say it, and the row, of a field that must have a certain value. */
function fixedBy({ looksOtherwise }: AskingScreen['asks'], { given = {} }: FrameNotes) {
  const wanted = Object.entries(looksOtherwise?.unlessAnswered ?? {});
  return new Map([
    ...Object.entries(given),
    ...wanted.map(([path, [first = '']]) => [path, first] as const),
  ]);
}

/** The schema of a call's answer, by RTK Query's own definition; the screen that asks it has been loaded. */
function schemaOf(alias: AliasName): Shape {
  let schema: Shape | undefined;
  const read = (definition: { readonly rawResponseSchema?: unknown }) => {
    schema = definition.rawResponseSchema as Shape;
  };
  api.enhanceEndpoints({ endpoints: { [alias]: read } });
  if (!schema) throw new Error(`${alias} has no schema`);
  return schema;
}
