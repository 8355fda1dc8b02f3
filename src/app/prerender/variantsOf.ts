import type { Conditions } from '../boot/placeholder/fillPlaceholder';
import type { ByPath, Sample } from './samples';
import { valueAt, withValues } from './withValues';

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

/** The fields by which a screen may differ. */
interface Fields {
  readonly lists: readonly string[];
  readonly mayMiss: readonly string[];
  readonly flags: readonly string[];
  readonly objects: readonly (readonly [path: string, key: string])[];
}

/** Answers with one change each: a field, an object or a list is missing, a flag is set, another form, equal texts. */
export function variantsOf(
  data: unknown,
  { same, forms = [] }: Sample,
  { lists, mayMiss, flags, objects }: Fields,
  valueOf: (given: unknown, path: string) => unknown,
): Variant[] {
  /** The path in conditions: the index of a repeated item is `*`. */
  const starred = (path: string) =>
    lists.reduce((it, list) => it.replace(`${list}.1.`, `${list}.*.`), path);
  const either = (path: string, texts: readonly string[]) => ({
    base: { unless: { [starred(path)]: texts } },
    other: { when: { [starred(path)]: texts } },
  });
  const set = (values: ByPath) => withValues(data, values);
  return [
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
      ? [{ base: { differ: same }, other: {}, data: set({ [same[0]]: valueAt(data, same[1]) }) }]
      : []),
  ];
}

/** The paths of the lists that are not within the second item of a list. */
function listsIn(data: unknown, path = ''): string[] {
  if (typeof data !== 'object' || data === null || path.endsWith('.1')) return [];
  const inner = Object.entries(data).flatMap(([name, it]) =>
    listsIn(it, path ? `${path}.${name}` : name),
  );
  return Array.isArray(data) && data.length > 0 ? [path, ...inner] : inner;
}
